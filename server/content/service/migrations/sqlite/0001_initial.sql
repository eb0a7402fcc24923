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
-- It follows the whole order of a query by last change, ties included: an import changes many items at once.
CREATE INDEX items_last_changed ON items (collection, updated_at DESC, created_at DESC, sequence DESC);
-- References name an item by its id alone, whatever its collection.
CREATE INDEX items_by_id ON items (id);

-- Every change of every item, so that nothing edited is ever lost.
CREATE TABLE revisions (
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    -- The collection's revision after the change.
    revision INTEGER NOT NULL,
    item TEXT NOT NULL,
    action TEXT NOT NULL CHECK (action IN ('INSERT', 'UPDATE', 'DELETE')),
    -- Who made the change.
    author TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    -- The item after the change; the last state of a removed one.
    data TEXT NOT NULL,
    PRIMARY KEY (collection, revision)
) STRICT;

CREATE INDEX revisions_of_item ON revisions (collection, item, revision DESC);
-- This finds the removed items.
CREATE INDEX revisions_of_removed ON revisions (collection, item, changed_at) WHERE action = 'DELETE';

-- Which items a multi-reference field of an item refers to, in the order of their insertion.
CREATE TABLE item_references (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    collection TEXT NOT NULL,
    item TEXT NOT NULL,
    field TEXT NOT NULL,
    referenced TEXT NOT NULL,
    UNIQUE (collection, item, field, referenced),
    FOREIGN KEY (collection, item) REFERENCES items (collection, id) ON DELETE CASCADE
) STRICT;

CREATE INDEX references_to_item ON item_references (referenced);

CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- argon2id in its own notation, with salt and cost.
    hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    -- Seconds since 1970; null means never.
    expires_at INTEGER,
    revoked_at TEXT
) STRICT;

-- Members and their logins. Nothing in these tables gives access: passwords and codes are argon2id hashes, tokens
-- are SHA-256 digests. Switches are 0 or 1.

CREATE TABLE members (
    id TEXT PRIMARY KEY,
    -- Trimmed, in lower case; null once the member is deleted.
    email TEXT UNIQUE,
    verification TEXT NOT NULL CHECK (verification IN ('UNNEEDED', 'AWAITED', 'DONE')),
    standing TEXT NOT NULL CHECK (standing IN ('ACTIVE', 'BLOCKED', 'OFFLINE', 'DELETED')),
    awaits_approval INTEGER NOT NULL,
    must_reset INTEGER NOT NULL,
    password_hash TEXT,
    -- JSON.
    profile TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE member_sessions (
    hash BLOB PRIMARY KEY,
    member TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    -- Seconds since 1970.
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX member_sessions_of_member ON member_sessions (member);
CREATE INDEX member_sessions_by_expiry ON member_sessions (expires_at);

CREATE TABLE tokens (
    -- SHA-256 of the token: the file alone gives nobody access.
    hash BLOB PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
    role TEXT NOT NULL,
    -- The member who holds it; null for visitors.
    member TEXT,
    -- The session that it ends with.
    session BLOB REFERENCES member_sessions (hash) ON DELETE CASCADE,
    -- Seconds since 1970.
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_of_session ON tokens (session);
CREATE INDEX tokens_by_expiry ON tokens (expires_at);

-- Whatever is good once or for a short time: state tokens, links in mails, redirect sessions, authorization codes.
CREATE TABLE member_secrets (
    hash BLOB PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('state', 'recovery', 'sso_token', 'redirect', 'code')),
    member TEXT REFERENCES members (id) ON DELETE CASCADE,
    session BLOB REFERENCES member_sessions (hash) ON DELETE CASCADE,
    -- JSON.
    payload TEXT NOT NULL,
    -- Seconds since 1970.
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX member_secrets_of_member ON member_secrets (member);
CREATE INDEX member_secrets_of_session ON member_secrets (session);
CREATE INDEX member_secrets_by_expiry ON member_secrets (expires_at);

-- The code that a member was mailed last.
CREATE TABLE member_codes (
    member TEXT PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    hash TEXT NOT NULL,
    tries INTEGER NOT NULL,
    -- Seconds since 1970.
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The outbox. A text holds a secret, so it is emptied once the mail is sent or the secret has expired.
CREATE TABLE member_mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    recipient TEXT NOT NULL,
    language TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    -- Seconds since 1970, like the next attempt's time.
    expires_at INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_attempt_at INTEGER NOT NULL,
    sent_at TEXT,
    last_error TEXT
) STRICT;

CREATE INDEX member_mails_waiting ON member_mails (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX member_mails_by_expiry ON member_mails (expires_at);
CREATE INDEX member_mails_to ON member_mails (recipient);

-- Work on many items that goes on after the call that asked for it.
CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    action TEXT NOT NULL CHECK (action IN ('PATCH', 'REMOVE')),
    -- The filter and the changes of fields as they were sent, JSON.
    request TEXT NOT NULL,
    -- On whose behalf items are changed.
    role TEXT NOT NULL CHECK (role IN ('visitor', 'member', 'admin')),
    holder TEXT,
    state TEXT NOT NULL CHECK (state IN ('INITIALIZED', 'PROCESSING', 'SUCCEEDED', 'FAILED')),
    -- Items changed so far.
    changed INTEGER NOT NULL,
    -- Items up to the first are done; those after the second came later and are none of the job's.
    passed_sequence INTEGER NOT NULL,
    last_sequence INTEGER NOT NULL,
    failure TEXT,
    -- Seconds since 1970, like all times here.
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    -- Until when a server works on it.
    leased_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX jobs_waiting ON jobs (created_at) WHERE ended_at IS NULL;
CREATE INDEX jobs_by_end ON jobs (ended_at);

-- Documents that sites derive from items: what they are made of, and when that was seen to change.
CREATE TABLE documents (
    name TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    -- Null until it was seen to change.
    changed_at TEXT
) STRICT, WITHOUT ROWID;

-- Secrets of the service itself, which every server of the database shares.
CREATE TABLE service_secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

-- What the planner is to believe of the items, whatever is in the file: many in a collection, one of an id. SQLite
-- counts nothing by itself, and without figures it reads a whole collection in order rather than look up two ids.
-- PostgreSQL counts in the background.
ANALYZE;
DELETE FROM sqlite_stat1;
INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
    ('items', 'sqlite_autoindex_items_1', '100000 10000 1'),
    ('items', 'items_newest_first', '100000 10000 2 1'),
    ('items', 'items_last_changed', '100000 10000 100 2 1'),
    ('items', 'items_by_id', '100000 1');
ANALYZE sqlite_schema;
