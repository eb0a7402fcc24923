-- Secrets of the service itself, which every server of the database shares.
CREATE TABLE service_secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
