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

-- Items that existed before changes were noted start with the state they are in.
INSERT INTO revisions (collection, revision, item, action, author, changed_at, data)
SELECT items.collection,
       collections.revision + ROW_NUMBER() OVER (PARTITION BY items.collection ORDER BY items.sequence),
       items.id, 'INSERT', 'migration', items.updated_at, items.data
FROM items JOIN collections ON collections.name = items.collection;

UPDATE collections SET revision = revision + (SELECT COUNT(*) FROM items WHERE items.collection = collections.name);

CREATE INDEX items_last_changed ON items (collection, updated_at DESC, sequence DESC);

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

-- References name an item by its id alone, whatever its collection.
CREATE INDEX items_by_id ON items (id);

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

-- The member who holds a token; null for visitors.
ALTER TABLE tokens ADD COLUMN member TEXT;
