-- Positions that are templates: new ones begin as their copies. Their texts are drafts; a row stays when a template is deleted, for
-- as long as it can come back.

CREATE TABLE desk_templates (
    position TEXT PRIMARY KEY,
    -- What people call it at the desk.
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
