-- Tables, what the lobby shows of them, their logs, and a position of each to start from.
-- No foreign keys: their locks would write to the row of a table with every move.

CREATE TABLE tables (
    id    text PRIMARY KEY,
    game  text NOT NULL,
    made  bigint NOT NULL,
    head  bytea NOT NULL
);

CREATE TABLE summaries (
    id      text PRIMARY KEY,
    status  text NOT NULL,
    public  boolean NOT NULL,
    made    bigint NOT NULL,
    due     bigint,           -- when somebody must look after this table: a clock, a bot's turn
    about   bytea NOT NULL
);

CREATE INDEX summaries_lobby ON summaries (made) WHERE public AND status = 'gathering';
CREATE INDEX summaries_due ON summaries (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    id    text NOT NULL,
    seq   integer NOT NULL,
    body  bytea NOT NULL,
    PRIMARY KEY (id, seq)
);

CREATE TABLE snapshots (
    id    text PRIMARY KEY,
    body  bytea NOT NULL
);
