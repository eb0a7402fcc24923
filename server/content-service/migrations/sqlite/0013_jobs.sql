-- Work on many items that goes on after the call that asked for it.
CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL REFERENCES collections (name) ON DELETE CASCADE,
    action TEXT NOT NULL CHECK (action IN ('PATCH', 'REMOVE')),
    -- The filter and the changes of fields as they were sent, JSON.
    request TEXT NOT NULL,
    -- On whose behalf items are changed.
    role TEXT NOT NULL CHECK (role IN ('visitor', 'member', 'admin')),
    holder TEXT,
    state TEXT NOT NULL CHECK (state IN ('INITIALIZED', 'PROCESSING', 'SUCCEEDED', 'FAILED')),
    -- Items changed so far.
    changed INTEGER NOT NULL,
    -- Items up to the first are done; those after the second came later and are none of the job's.
    passed_sequence INTEGER NOT NULL,
    last_sequence INTEGER NOT NULL,
    failure TEXT,
    -- Seconds since 1970, like all times here.
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    -- Until when a server works on it.
    leased_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX jobs_waiting ON jobs (created_at) WHERE ended_at IS NULL;
CREATE INDEX jobs_by_end ON jobs (ended_at);
