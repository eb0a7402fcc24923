INSERT INTO desk_presence (position, session, locale, field, is_writing, since_at, seen_at)
VALUES ('a', 's1', 'en', '', 0, 1800000000, 1800000000);
