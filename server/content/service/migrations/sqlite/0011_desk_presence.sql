-- Who has which position open at the desk, and who writes where. In the database, because two people may be at two servers.
-- Times are seconds since 1970; a row is old half a minute after it was last seen.

CREATE TABLE desk_presence (
    position TEXT NOT NULL,
    session TEXT NOT NULL REFERENCES desk_sessions (id) ON DELETE CASCADE,
    locale TEXT NOT NULL,
    -- The field of the post that is written in; empty where nothing is.
    field TEXT NOT NULL,
    is_writing INTEGER NOT NULL,
    since_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (position, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX desk_presence_of_session ON desk_presence (session);
