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

-- The session that a member's token hangs on: it ends with it.
ALTER TABLE tokens ADD COLUMN session BYTEA REFERENCES member_sessions (hash) ON DELETE CASCADE;
CREATE INDEX tokens_of_session ON tokens (session);

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
