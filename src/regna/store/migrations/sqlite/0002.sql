-- Whose file this is, and when a server was there: time in which none was costs no player anything.

PRAGMA application_id = 1382377326; -- "Regn"

CREATE TABLE uptime (
    id     TEXT PRIMARY KEY,
    began  INTEGER NOT NULL,
    ended  INTEGER NOT NULL   -- as far as is known
) WITHOUT ROWID;
