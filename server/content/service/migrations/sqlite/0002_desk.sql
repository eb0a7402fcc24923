-- People who edit posts at the desk. Nothing in these tables gives access: passwords are argon2id hashes, the secrets of sessions
-- and links SHA-256 digests. Times are seconds since 1970 where they are numbers.

CREATE TABLE desk_users (
    name TEXT PRIMARY KEY,
    role TEXT NOT NULL CHECK (role IN ('editor', 'publisher', 'owner')),
    -- Null until the user has chosen one.
    password_hash TEXT,
    created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE desk_sessions (
    hash BLOB PRIMARY KEY,
    -- Names it in lists.
    id TEXT NOT NULL UNIQUE,
    holder TEXT NOT NULL REFERENCES desk_users (name) ON DELETE CASCADE,
    started_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    address TEXT NOT NULL,
    agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX desk_sessions_of_holder ON desk_sessions (holder);

-- Links that are good once.
CREATE TABLE desk_links (
    hash BLOB PRIMARY KEY,
    holder TEXT NOT NULL REFERENCES desk_users (name) ON DELETE CASCADE,
    -- Whether its user sets a password with it, or logs in alone.
    purpose TEXT NOT NULL CHECK (purpose IN ('password', 'session')),
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX desk_links_of_holder ON desk_links (holder);

-- Who did what. Rows are never deleted.
CREATE TABLE desk_audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    noted_at TEXT NOT NULL,
    author TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

-- When a draft is to be published, and a published post to be taken back. At least one of the two is set.
CREATE TABLE desk_schedules (
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    item TEXT NOT NULL,
    publish_at INTEGER,
    close_at INTEGER,
    author TEXT NOT NULL,
    PRIMARY KEY (collection, item)
) STRICT, WITHOUT ROWID;

-- Positions that were deleted, with what it takes to bring them back.
CREATE TABLE desk_deletions (
    position TEXT PRIMARY KEY,
    -- JSON: for each collection the revision of the change that took the item away.
    kept TEXT NOT NULL
) STRICT, WITHOUT ROWID;
