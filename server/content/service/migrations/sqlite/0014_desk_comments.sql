-- What people say of places in the texts of positions. A row stays when it is resolved, and goes when its position is gone and
-- another one takes the id.

CREATE TABLE desk_comments (
    number INTEGER PRIMARY KEY,
    position TEXT NOT NULL,
    -- The collection in which its language is published.
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    field TEXT NOT NULL,
    -- The words of the field that are meant, and some that stand before them; empty where the whole field is meant.
    quote TEXT NOT NULL,
    lead TEXT NOT NULL,
    remark TEXT NOT NULL,
    author TEXT NOT NULL,
    made_at TEXT NOT NULL,
    -- The comment that it is a reply to.
    reply_to INTEGER,
    resolved_at TEXT,
    resolved_by TEXT,
    -- Counts its changes.
    revision INTEGER NOT NULL
) STRICT;

CREATE INDEX desk_comments_of_position ON desk_comments (position);
