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

CREATE INDEX items_last_changed ON items (collection, updated_at DESC, sequence DESC);

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
    expires_at BIGINT,
    revoked_at TEXT
);

-- The member who holds a token; null for visitors.
ALTER TABLE tokens ADD COLUMN member TEXT;
