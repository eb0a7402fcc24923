-- Pages of previews between the call that makes one and the frame that fetches it, perhaps from another server. Rows go within
-- minutes, and with their session. Times are seconds since 1970.

CREATE TABLE desk_previews (
    -- The order in which they were made.
    number INTEGER PRIMARY KEY,
    -- What the frame names.
    name TEXT NOT NULL UNIQUE,
    session TEXT NOT NULL REFERENCES desk_sessions (id) ON DELETE CASCADE,
    document BLOB NOT NULL,
    -- Origin of its styles, fonts and pictures; empty where the site serves them itself.
    assets TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE INDEX desk_previews_of_session ON desk_previews (session);
