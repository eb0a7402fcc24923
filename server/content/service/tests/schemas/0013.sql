INSERT INTO desk_reviews (collection, item, step, draft, draft_revision, author, said_at, note) VALUES
    ('Posts__drafts', 'a', 'ready', 3, 2, 'bob', '2027-01-15T08:00:00.000Z', 'Please look');
