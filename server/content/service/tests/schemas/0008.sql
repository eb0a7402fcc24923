INSERT INTO desk_schedules (collection, item, publish_at, close_at, author, draft_revision) VALUES
    ('Posts', 'b', NULL, 1900000000, 'bob', NULL);
