INSERT INTO desk_counts (day, position, locale, visit, origin, total) VALUES ('2027-01-15', 'a', 'en', 'view', 'search', 3);
INSERT INTO desk_counting (one, since, author) VALUES (1, '2027-01-14T08:00:00.000Z', 'olivia');
