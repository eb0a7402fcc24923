-- What an API key may do, and when it was last used.

-- JSON: for each collection `read`, `write` or `publish`; null means everything, as for the keys that were made before.
ALTER TABLE api_keys ADD COLUMN scopes TEXT;
-- Seconds since 1970, to the minute.
ALTER TABLE api_keys ADD COLUMN last_used_at BIGINT;
