-- A time to publish belongs to a revision of the draft: what is changed afterwards is not what was scheduled.

-- The last change of the draft when its time was set; null without a time to publish.
ALTER TABLE desk_schedules ADD COLUMN draft_revision BIGINT;
UPDATE desk_schedules SET draft_revision = (
    SELECT MAX(revision) FROM revisions
    WHERE revisions.collection = desk_schedules.collection || '__drafts' AND revisions.item = desk_schedules.item
) WHERE publish_at IS NOT NULL;
