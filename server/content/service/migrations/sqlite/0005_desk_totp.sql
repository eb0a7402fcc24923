-- Codes of authenticator apps as the second step of log-ins at the desk.

CREATE TABLE desk_totp (
    holder TEXT PRIMARY KEY REFERENCES desk_users (name) ON DELETE CASCADE,
    -- Codes are computed from it, so a digest would not do. It opens nothing without the password.
    secret BLOB NOT NULL,
    -- 0 until a code has confirmed that the app has it, then 1.
    is_on INTEGER NOT NULL,
    -- The step of the last code that was used; no code of it or before is good any more.
    last_step INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is good once in the place of a code.
CREATE TABLE desk_recovery_codes (
    hash BLOB PRIMARY KEY,
    holder TEXT NOT NULL REFERENCES desk_users (name) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX desk_recovery_codes_of_holder ON desk_recovery_codes (holder);
