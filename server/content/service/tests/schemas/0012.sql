INSERT INTO desk_previews (name, session, document, assets, made_at) VALUES
    ('p1', 's1', x'08', '', 1800000000);
