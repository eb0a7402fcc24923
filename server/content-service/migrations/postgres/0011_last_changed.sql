-- The index follows the whole order of a query by last change, ties included: an import changes many items at once.
DROP INDEX items_last_changed;
CREATE INDEX items_last_changed ON items (collection, updated_at DESC, created_at DESC, sequence DESC);
