-- Times are texts in UTC with milliseconds (2024-01-02T03:04:05.000Z): they sort as they compare. Texts that are
-- compared or sorted go by code point (COLLATE "C"), as in SQLite.

CREATE TABLE collections (
    name TEXT COLLATE "C" PRIMARY KEY,
    read_permission TEXT NOT NULL,
    insert_permission TEXT NOT NULL,
    update_permission TEXT NOT NULL,
    remove_permission TEXT NOT NULL,
    -- Grows with every change of the collection, so that a reader sees cheaply whether anything is new.
    revision BIGINT NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL
);

CREATE TABLE items (
    sequence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    collection TEXT COLLATE "C" NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    id TEXT COLLATE "C" NOT NULL,
    -- The item as JSON, system fields included.
    data JSONB NOT NULL,
    -- The same JSON with every text in lower case, folded by the service: each database folds in a way of its own.
    folded JSONB NOT NULL,
    owner TEXT,
    created_at TEXT COLLATE "C" NOT NULL,
    updated_at TEXT COLLATE "C" NOT NULL,
    UNIQUE (collection, id)
);

CREATE INDEX items_newest_first ON items (collection, created_at DESC, sequence DESC);

CREATE TABLE tokens (
    -- SHA-256 of the token: the database alone gives nobody access.
    hash BYTEA PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
    role TEXT NOT NULL,
    -- Seconds since 1970.
    expires_at BIGINT NOT NULL
);

CREATE INDEX tokens_by_expiry ON tokens (expires_at);
