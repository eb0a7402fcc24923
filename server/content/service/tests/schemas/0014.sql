INSERT INTO desk_comments (position, collection, field, quote, lead, remark, author, made_at, reply_to, resolved_at, resolved_by, revision) VALUES
    ('a', 'Posts', 'jobDescription', 'Paint', 'you', 'Draw?', 'ann', '2027-01-15T08:00:00.000Z', NULL, '2027-01-15T09:00:00.000Z', 'bob', 2),
    ('a', 'Posts', 'jobDescription', '', '', 'Both', 'bob', '2027-01-15T08:30:00.000Z', 1, NULL, NULL, 1);
