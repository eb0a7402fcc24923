INSERT INTO moved_items (collection, item, moved_to) VALUES ('Posts', 'old', 'a');
