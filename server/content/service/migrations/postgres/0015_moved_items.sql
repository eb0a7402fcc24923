-- Addresses that items had before: readers of an older one are led to the item.
CREATE TABLE moved_items (
    collection TEXT COLLATE "C" NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    -- The id that it had.
    item TEXT COLLATE "C" NOT NULL,
    -- The id that it has now.
    moved_to TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (collection, item)
);
