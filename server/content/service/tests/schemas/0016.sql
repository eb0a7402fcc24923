INSERT INTO desk_webhooks (id, name, address, language, events, secret, is_on, created_at) VALUES
    ('w1', 'Chat', 'https://hooks.example.com/a', 'en', '["published"]', x'0102', 1, '2027-01-15T08:00:00.000Z');
INSERT INTO desk_deliveries (id, webhook, kind, event, state, tries, made_at, next_try_at, ends_at) VALUES
    ('d1', 'w1', 'published', '{}', 'waiting', 0, 1800000000, 1800000000, 1800086400);
INSERT INTO desk_told (collection, revision) VALUES ('Posts', 1);
