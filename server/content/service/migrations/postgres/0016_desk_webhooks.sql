-- Programs that are told of what happens at the desk, what each is told, and up to where that was read of the history.

CREATE TABLE desk_webhooks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- Where deliveries go.
    address TEXT NOT NULL,
    -- Code of the language of its sentences.
    language TEXT NOT NULL,
    -- What it is told of, JSON.
    events TEXT NOT NULL,
    -- Signs deliveries, so it is kept as it is.
    secret BYTEA NOT NULL,
    is_on BIGINT NOT NULL,
    created_at TEXT NOT NULL
);

-- The outbox, and the list of what became of it.
CREATE TABLE desk_deliveries (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Names it for who receives it, at each try.
    id TEXT NOT NULL UNIQUE,
    -- Null where a search engine is told. A webhook may go while a change notes a delivery to it; the delivery then goes too.
    webhook TEXT,
    kind TEXT NOT NULL,
    -- What has happened, JSON.
    event TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
    tries BIGINT NOT NULL,
    -- Seconds since 1970, like all times here: when it was made, is tried next, was tried last, and is given up.
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tried_at BIGINT,
    ends_at BIGINT NOT NULL,
    -- Of the last try: the status of the response, and why it counts for nothing.
    status BIGINT,
    fault TEXT
);

CREATE INDEX desk_deliveries_waiting ON desk_deliveries (next_try_at) WHERE state = 'waiting';
CREATE INDEX desk_deliveries_of_webhook ON desk_deliveries (webhook, number DESC);
CREATE INDEX desk_deliveries_by_age ON desk_deliveries (made_at);

-- The last revision of each published collection that webhooks and search engines were told of.
CREATE TABLE desk_told (
    collection TEXT COLLATE "C" PRIMARY KEY REFERENCES collections (name) ON DELETE CASCADE,
    revision BIGINT NOT NULL
);
