-- What the planner is to believe of the items, whatever is in the file: many in a collection, one of an id. SQLite
-- counts nothing by itself, and without figures it reads a whole collection in order rather than look up two ids.
-- PostgreSQL counts in the background and needs no such file.
ANALYZE;
DELETE FROM sqlite_stat1;
INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
    ('items', 'sqlite_autoindex_items_1', '100000 10000 1'),
    ('items', 'items_newest_first', '100000 10000 2 1'),
    ('items', 'items_last_changed', '100000 10000 100 2 1'),
    ('items', 'items_by_id', '100000 1');
ANALYZE sqlite_schema;
