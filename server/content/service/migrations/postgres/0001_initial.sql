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
-- It follows the whole order of a query by last change, ties included: an import changes many items at once.
CREATE INDEX items_last_changed ON items (collection, updated_at DESC, created_at DESC, sequence DESC);
-- References name an item by its id alone, whatever its collection.
CREATE INDEX items_by_id ON items (id);

-- Every change of every item, so that nothing edited is ever lost.
CREATE TABLE revisions (
    collection TEXT COLLATE "C" NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    -- The collection's revision after the change.
    revision BIGINT NOT NULL,
    item TEXT COLLATE "C" NOT NULL,
    action TEXT NOT NULL CHECK (action IN ('INSERT', 'UPDATE', 'DELETE')),
    -- Who made the change.
    author TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    -- The item after the change; the last state of a removed one.
    data JSONB NOT NULL,
    PRIMARY KEY (collection, revision)
);

CREATE INDEX revisions_of_item ON revisions (collection, item, revision DESC);
-- This finds the removed items.
CREATE INDEX revisions_of_removed ON revisions (collection, item, changed_at) WHERE action = 'DELETE';

-- Which items a multi-reference field of an item refers to, in the order of their insertion.
CREATE TABLE item_references (
    sequence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    collection TEXT COLLATE "C" NOT NULL,
    item TEXT COLLATE "C" NOT NULL,
    field TEXT NOT NULL,
    referenced TEXT COLLATE "C" NOT NULL,
    UNIQUE (collection, item, field, referenced),
    FOREIGN KEY (collection, item) REFERENCES items (collection, id) ON DELETE CASCADE
);

CREATE INDEX references_to_item ON item_references (referenced);

CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- argon2id in its own notation, with salt and cost.
    hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    -- Seconds since 1970; null means never.
    expires_at BIGINT,
    revoked_at TEXT
);

-- Members and their logins. Nothing in these tables gives access: passwords and codes are argon2id hashes, tokens
-- are SHA-256 digests. Switches are 0 or 1.

CREATE TABLE members (
    id TEXT COLLATE "C" PRIMARY KEY,
    -- Trimmed, in lower case; null once the member is deleted.
    email TEXT COLLATE "C" UNIQUE,
    verification TEXT NOT NULL CHECK (verification IN ('UNNEEDED', 'AWAITED', 'DONE')),
    standing TEXT NOT NULL CHECK (standing IN ('ACTIVE', 'BLOCKED', 'OFFLINE', 'DELETED')),
    awaits_approval BIGINT NOT NULL,
    must_reset BIGINT NOT NULL,
    password_hash TEXT,
    -- JSON.
    profile TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
);

CREATE TABLE member_sessions (
    hash BYTEA PRIMARY KEY,
    member TEXT COLLATE "C" NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    -- Seconds since 1970.
    expires_at BIGINT NOT NULL
);

CREATE INDEX member_sessions_of_member ON member_sessions (member);
CREATE INDEX member_sessions_by_expiry ON member_sessions (expires_at);

CREATE TABLE tokens (
    -- SHA-256 of the token: the database alone gives nobody access.
    hash BYTEA PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
    role TEXT NOT NULL,
    -- The member who holds it; null for visitors.
    member TEXT,
    -- The session that it ends with.
    session BYTEA REFERENCES member_sessions (hash) ON DELETE CASCADE,
    -- Seconds since 1970.
    expires_at BIGINT NOT NULL
);

CREATE INDEX tokens_of_session ON tokens (session);
CREATE INDEX tokens_by_expiry ON tokens (expires_at);

-- Whatever is good once or for a short time: state tokens, links in mails, redirect sessions, authorization codes.
CREATE TABLE member_secrets (
    hash BYTEA PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('state', 'recovery', 'sso_token', 'redirect', 'code')),
    member TEXT COLLATE "C" REFERENCES members (id) ON DELETE CASCADE,
    session BYTEA REFERENCES member_sessions (hash) ON DELETE CASCADE,
    -- JSON.
    payload TEXT NOT NULL,
    -- Seconds since 1970.
    expires_at BIGINT NOT NULL
);

CREATE INDEX member_secrets_of_member ON member_secrets (member);
CREATE INDEX member_secrets_of_session ON member_secrets (session);
CREATE INDEX member_secrets_by_expiry ON member_secrets (expires_at);

-- The code that a member was mailed last.
CREATE TABLE member_codes (
    member TEXT COLLATE "C" PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    hash TEXT NOT NULL,
    tries BIGINT NOT NULL,
    -- Seconds since 1970.
    expires_at BIGINT NOT NULL
);

-- The outbox. A text holds a secret, so it is emptied once the mail is sent or the secret has expired.
CREATE TABLE member_mails (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind TEXT NOT NULL,
    recipient TEXT COLLATE "C" NOT NULL,
    language TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    -- Seconds since 1970, like the next attempt's time.
    expires_at BIGINT NOT NULL,
    created_at TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    next_attempt_at BIGINT NOT NULL,
    sent_at TEXT,
    last_error TEXT
);

CREATE INDEX member_mails_waiting ON member_mails (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX member_mails_by_expiry ON member_mails (expires_at);
CREATE INDEX member_mails_to ON member_mails (recipient);

-- Work on many items that goes on after the call that asked for it.
CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    collection TEXT COLLATE "C" NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    action TEXT NOT NULL CHECK (action IN ('PATCH', 'REMOVE')),
    -- The filter and the changes of fields as they were sent, JSON.
    request TEXT NOT NULL,
    -- On whose behalf items are changed.
    role TEXT NOT NULL CHECK (role IN ('visitor', 'member', 'admin')),
    holder TEXT,
    state TEXT NOT NULL CHECK (state IN ('INITIALIZED', 'PROCESSING', 'SUCCEEDED', 'FAILED')),
    -- Items changed so far.
    changed BIGINT NOT NULL,
    -- Items up to the first are done; those after the second came later and are none of the job's.
    passed_sequence BIGINT NOT NULL,
    last_sequence BIGINT NOT NULL,
    failure TEXT,
    -- Seconds since 1970, like all times here.
    created_at BIGINT NOT NULL,
    ended_at BIGINT,
    -- Until when a server works on it.
    leased_until BIGINT NOT NULL
);

CREATE INDEX jobs_waiting ON jobs (created_at) WHERE ended_at IS NULL;
CREATE INDEX jobs_by_end ON jobs (ended_at);

-- Documents that sites derive from items: what they are made of, and when that was seen to change.
CREATE TABLE documents (
    name TEXT COLLATE "C" PRIMARY KEY,
    digest TEXT NOT NULL,
    -- Null until it was seen to change.
    changed_at TEXT
);

-- Secrets of the service itself, which every server of the database shares.
CREATE TABLE service_secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);
