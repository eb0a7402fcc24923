INSERT INTO api_keys (id, name, hash, created_at, expires_at, revoked_at, scopes, last_used_at) VALUES
    ('robot', 'robot', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$8Zs5bTB4sV8Ck4bUq2m6o8gZC6Vd6gA1J1l1p9Y4E0Y', '2027-01-15T08:00:00.000Z', NULL, NULL, '{"Posts": "read"}', 1800000000);
