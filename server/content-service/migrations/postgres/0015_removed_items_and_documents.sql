-- Which items a collection had is in its revisions; this finds those of them that were removed.
CREATE INDEX revisions_of_removed ON revisions (collection, item, changed_at) WHERE action = 'DELETE';

-- Items that another record than the revisions says were removed.
CREATE TABLE removed_items (
    collection TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    removed_at TEXT NOT NULL,
    PRIMARY KEY (collection, id)
);

-- Documents that sites derive from items: what they are made of, and when that was seen to change.
CREATE TABLE documents (
    name TEXT COLLATE "C" PRIMARY KEY,
    digest TEXT NOT NULL,
    -- Null until it was seen to change.
    changed_at TEXT
);
