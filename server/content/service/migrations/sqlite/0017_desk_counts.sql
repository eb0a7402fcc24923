-- How often the page of each position was seen and its mail button was pressed, by day. A row says nothing of anybody: it is a number.

CREATE TABLE desk_counts (
    -- As 2026-01-31, where the company is.
    day TEXT NOT NULL,
    position TEXT NOT NULL,
    -- Code of the language, such as jp.
    locale TEXT NOT NULL,
    -- What visitors did.
    visit TEXT NOT NULL CHECK (visit IN ('view', 'mail')),
    -- The kind of place that they came from.
    origin TEXT NOT NULL CHECK (origin IN ('search', 'jobs', 'social', 'own', 'other', 'direct')),
    total INTEGER NOT NULL,
    PRIMARY KEY (day, position, locale, visit, origin)
) STRICT, WITHOUT ROWID;

-- Has a row while visits are counted.
CREATE TABLE desk_counting (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    since TEXT NOT NULL,
    author TEXT NOT NULL
) STRICT;
