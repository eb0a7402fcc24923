-- Rows of the first schema, as its programs wrote them. Bytes are written as SQLite has them.
INSERT INTO collections (name, read_permission, insert_permission, update_permission, remove_permission, revision, created_at) VALUES
    ('Posts', 'ANYONE', 'ADMIN', 'ADMIN', 'ADMIN', 5, '2027-01-15T08:00:00.000Z'),
    ('Posts__drafts', 'ADMIN', 'ADMIN', 'ADMIN', 'ADMIN', 2, '2027-01-15T08:04:00.000Z');
INSERT INTO items (collection, id, data, folded, owner, created_at, updated_at) VALUES
    ('Posts', 'a', '{"_id": "a", "title": "First", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15T08:01:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:01:00.000Z"}}', '{"_id": "a", "title": "first", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15t08:01:00.000z"}, "_updatedDate": {"$date": "2027-01-15t08:01:00.000z"}}', NULL, '2027-01-15T08:01:00.000Z', '2027-01-15T08:01:00.000Z'),
    ('Posts', 'b', '{"_id": "b", "title": "Second", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15T08:02:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:02:00.000Z"}}', '{"_id": "b", "title": "second", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15t08:02:00.000z"}, "_updatedDate": {"$date": "2027-01-15t08:02:00.000z"}}', NULL, '2027-01-15T08:02:00.000Z', '2027-01-15T08:02:00.000Z'),
    ('Posts__drafts', 'a', '{"_id": "a", "title": "Next", "_createdDate": {"$date": "2027-01-15T08:04:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:05:00.000Z"}}', '{"_id": "a", "title": "next", "_createdDate": {"$date": "2027-01-15t08:04:00.000z"}, "_updatedDate": {"$date": "2027-01-15t08:05:00.000z"}}', NULL, '2027-01-15T08:04:00.000Z', '2027-01-15T08:05:00.000Z');
INSERT INTO revisions (collection, revision, item, action, author, changed_at, data) VALUES
    ('Posts', 1, 'a', 'INSERT', 'key editors', '2027-01-15T08:01:00.000Z', '{"_id": "a", "title": "First", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15T08:01:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:01:00.000Z"}}'),
    ('Posts', 2, 'b', 'INSERT', 'key editors', '2027-01-15T08:02:00.000Z', '{"_id": "b", "title": "Second", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15T08:02:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:02:00.000Z"}}'),
    ('Posts', 3, 'gone', 'INSERT', 'key editors', '2027-01-15T08:03:00.000Z', '{"_id": "gone", "title": "Gone", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15T08:03:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:03:00.000Z"}}'),
    ('Posts', 4, 'gone', 'DELETE', 'key editors', '2027-01-15T08:05:00.000Z', '{"_id": "gone", "title": "Gone", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15T08:03:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:03:00.000Z"}}'),
    ('Posts__drafts', 1, 'a', 'INSERT', 'key editors', '2027-01-15T08:04:00.000Z', '{"_id": "a", "title": "Later", "n": [1.5, null, {"a": "日本"}], "_createdDate": {"$date": "2027-01-15T08:04:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:04:00.000Z"}}'),
    ('Posts__drafts', 2, 'a', 'UPDATE', 'key editors', '2027-01-15T08:05:00.000Z', '{"_id": "a", "title": "Next", "_createdDate": {"$date": "2027-01-15T08:04:00.000Z"}, "_updatedDate": {"$date": "2027-01-15T08:05:00.000Z"}}');
INSERT INTO item_references (collection, item, field, referenced) VALUES
    ('Posts', 'a', 'songs', 'b');
INSERT INTO api_keys (id, name, hash, created_at, expires_at, revoked_at) VALUES
    ('6669a382e2454989fb4a20ab', 'editors', '$argon2id$v=19$m=19456,t=2,p=1$3sZSxqIu0DU4ojnnekIbRw$FpolqDjq5tB9hrsGMdxzVWZdzCoMykCnXQg4NqIs628', '2027-01-15T08:00:00.000Z', NULL, NULL);
INSERT INTO members (id, email, verification, standing, awaits_approval, must_reset, password_hash, profile, created_at, updated_at) VALUES
    ('m1', 'ann@example.com', 'DONE', 'ACTIVE', 0, 0, '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$8Zs5bTB4sV8Ck4bUq2m6o8gZC6Vd6gA1J1l1p9Y4E0Y', '{"nickname": "Ann"}', '2027-01-15T08:00:00.000Z', '2027-01-15T08:00:00.000Z');
INSERT INTO member_sessions (hash, member, expires_at) VALUES
    (x'0101010101010101010101010101010101010101010101010101010101010101', 'm1', 1900000000);
INSERT INTO tokens (hash, kind, role, member, session, expires_at) VALUES
    (x'0202020202020202020202020202020202020202020202020202020202020202', 'refresh', 'member', 'm1', x'0101010101010101010101010101010101010101010101010101010101010101', 1900000000);
INSERT INTO member_secrets (hash, purpose, member, session, payload, expires_at) VALUES
    (x'0303030303030303030303030303030303030303030303030303030303030303', 'recovery', 'm1', NULL, '{}', 1900000000);
INSERT INTO member_codes (member, id, hash, tries, expires_at) VALUES
    ('m1', 'c1', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$8Zs5bTB4sV8Ck4bUq2m6o8gZC6Vd6gA1J1l1p9Y4E0Y', 1, 1900000000);
INSERT INTO member_mails (kind, recipient, language, subject, body, expires_at, created_at, attempts, next_attempt_at, sent_at, last_error) VALUES
    ('code', 'ann@example.com', 'en', 'Your code', '', 1900000000, '2027-01-15T08:00:00.000Z', 1, 1900000000, '2027-01-15T08:00:00.000Z', NULL);
INSERT INTO jobs (id, collection, action, request, role, holder, state, changed, passed_sequence, last_sequence, failure, created_at, ended_at, leased_until) VALUES
    ('j1', 'Posts', 'PATCH', '{}', 'admin', NULL, 'SUCCEEDED', 2, 2, 2, NULL, 1800000000, 1800000001, 1800000060);
INSERT INTO documents (name, digest, changed_at) VALUES
    ('/recruit', '00ff', '2027-01-15T08:00:00.000Z');
INSERT INTO service_secrets (name, value) VALUES
    ('visitor tokens', x'b0a4239f98ca9d702cda50dfb02253917e0dc00fd23e7d490ad152eb009972270e7877f0115527d70bbf499895387122986b2438e29aa4a4b1114db5c81d928c');
