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

-- The session that a member's token hangs on: it ends with it.
ALTER TABLE tokens ADD COLUMN session BLOB REFERENCES member_sessions (hash) ON DELETE CASCADE;
CREATE INDEX tokens_of_session ON tokens (session);

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
