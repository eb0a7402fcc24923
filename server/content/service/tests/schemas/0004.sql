INSERT INTO collection_orders (collection, items) VALUES
    ('Posts', '["b", "a"]');
