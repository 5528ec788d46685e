-- Tables, what the lobby shows of them, their logs, and a position of each to start from.

CREATE TABLE tables (
    id    TEXT PRIMARY KEY,
    game  TEXT NOT NULL,
    made  INTEGER NOT NULL,
    head  BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE summaries (
    id      TEXT PRIMARY KEY,
    status  TEXT NOT NULL,
    public  INTEGER NOT NULL,
    made    INTEGER NOT NULL,
    due     INTEGER,          -- when somebody must look after this table: a clock, a bot's turn
    about   BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX summaries_lobby ON summaries (made) WHERE public = 1 AND status = 'gathering';
CREATE INDEX summaries_due ON summaries (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    id    TEXT NOT NULL,
    seq   INTEGER NOT NULL,
    body  BLOB NOT NULL,
    PRIMARY KEY (id, seq)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    id    TEXT PRIMARY KEY,
    body  BLOB NOT NULL
) WITHOUT ROWID;
