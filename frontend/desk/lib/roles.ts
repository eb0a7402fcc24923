/** What each role is offered. The service decides; the page's buttons only follow it. */
import type { PositionState, Role, Summary } from '../api/types';

/** What can be done with a position in a language. */
export type Action = 'publish' | 'takeBack' | 'schedule' | 'unschedule' | 'discard';

/** What each state allows, the likeliest first; a test holds it against the table of the service. */
const ACTIONS: Readonly<Record<PositionState, readonly Action[]>> = {
  missing: [],
  draft: ['publish', 'schedule', 'discard'],
  published: ['schedule', 'takeBack'],
  changed: ['publish', 'discard', 'schedule', 'unschedule', 'takeBack'],
  scheduled: ['publish', 'schedule', 'unschedule'],
  closing: ['schedule', 'unschedule', 'takeBack'],
  closed: ['publish', 'schedule'],
};

/** Whether a role publishes and deletes. */
export const mayPublish = (role: Role): boolean => role !== 'editor';

/** What a role can do with a post; a schedule can be ended where there is one. */
export function actionsOf(
  { state, publishAt, closeAt }: Pick<Summary, 'state' | 'publishAt' | 'closeAt'>,
  role: Role,
): readonly Action[] {
  const isTimed = publishAt !== null || closeAt !== null;
  return ACTIONS[state]
    .filter((action) => action === 'discard' || mayPublish(role))
    .filter((action) => action !== 'unschedule' || isTimed);
}
