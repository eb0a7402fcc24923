-- Addresses that items had before: readers of an older one are led to the item.
CREATE TABLE moved_items (
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    -- The id that it had.
    item TEXT NOT NULL,
    -- The id that it has now.
    moved_to TEXT NOT NULL,
    PRIMARY KEY (collection, item)
) STRICT, WITHOUT ROWID;
