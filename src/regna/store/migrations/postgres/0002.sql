-- When a server was there: time in which none was costs no player anything.

CREATE TABLE uptime (
    id     text PRIMARY KEY,
    began  bigint NOT NULL,
    ended  bigint NOT NULL   -- as far as is known
);
