-- Times are texts in UTC with milliseconds (2024-01-02T03:04:05.000Z): they sort as they compare.

CREATE TABLE collections (
    name TEXT PRIMARY KEY,
    read_permission TEXT NOT NULL,
    insert_permission TEXT NOT NULL,
    update_permission TEXT NOT NULL,
    remove_permission TEXT NOT NULL,
    -- Grows with every change of the collection, so that a reader sees cheaply whether anything is new.
    revision INTEGER NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL
) STRICT;

CREATE TABLE items (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    id TEXT NOT NULL,
    -- The item as JSON, system fields included.
    data TEXT NOT NULL,
    -- The same JSON with every text in lower case, because SQLite folds ASCII alone.
    folded TEXT NOT NULL,
    owner TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (collection, id)
) STRICT;

CREATE INDEX items_newest_first ON items (collection, created_at DESC, sequence DESC);

CREATE TABLE tokens (
    -- SHA-256 of the token: the file alone gives nobody access.
    hash BLOB PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
    role TEXT NOT NULL,
    -- Seconds since 1970.
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_expiry ON tokens (expires_at);
