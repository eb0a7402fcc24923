-- The order in which people have put the items of a collection; without a row the items go by their creation.
CREATE TABLE collection_orders (
    collection TEXT PRIMARY KEY REFERENCES collections (name) ON DELETE CASCADE,
    -- JSON: the ids, the first one first. Items that are not among them come behind.
    items TEXT NOT NULL
) STRICT, WITHOUT ROWID;
