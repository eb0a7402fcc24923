INSERT INTO desk_users (name, role, password_hash, created_at) VALUES
    ('ann', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$8Zs5bTB4sV8Ck4bUq2m6o8gZC6Vd6gA1J1l1p9Y4E0Y', '2027-01-15T08:00:00.000Z'),
    ('bob', 'editor', NULL, '2027-01-15T08:00:00.000Z');
INSERT INTO desk_sessions (hash, id, holder, started_at, last_seen_at, address, agent) VALUES
    (x'0404040404040404040404040404040404040404040404040404040404040404', 's1', 'ann', 1800000000, 1800000000, '192.0.2.1', 'Safari');
INSERT INTO desk_links (hash, holder, purpose, expires_at) VALUES
    (x'0505050505050505050505050505050505050505050505050505050505050505', 'bob', 'password', 1900000000);
INSERT INTO desk_audit (noted_at, author, action, subject) VALUES
    ('2027-01-15T08:00:00.000Z', 'ann', 'invited', 'bob');
INSERT INTO desk_schedules (collection, item, publish_at, close_at, author) VALUES
    ('Posts', 'a', 1900000000, NULL, 'ann');
INSERT INTO desk_deletions (position, kept) VALUES
    ('gone', '{"Posts": 4}');
