-- What is said of drafts before they are published: that one is ready, and what somebody who publishes says to that. The last word
-- of each kind is kept. It belongs to one draft: a later draft of the same position has another number.

CREATE TABLE desk_reviews (
    -- The collection of drafts.
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    item TEXT NOT NULL,
    step TEXT NOT NULL CHECK (step IN ('ready', 'approved', 'sentBack')),
    -- The draft's number among all items.
    draft BIGINT NOT NULL,
    -- The last change of the draft when it was said.
    draft_revision BIGINT NOT NULL,
    author TEXT NOT NULL,
    said_at TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (collection, item, step)
);
