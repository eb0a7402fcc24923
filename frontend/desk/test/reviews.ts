/** What stands for the service's reviews of drafts in tests. */
import type { Position, Review, Role } from '../api/types';
import type { Entry } from '../data/entry';
import { NOW, Refused } from './wire';
import type { Handler } from './wire';

/** What the call works on. */
interface Reviewed {
  readonly positions: Map<string, Position>;
  readonly role: Role;
}

const STATES = { ask: 'ready', approve: 'approved', sendBack: 'sentBack' } as const;

/** The review of a post after a change: it ends with the draft, and knows of later words. */
export function reviewAfter({ review }: Entry, change: Partial<Entry>): Review | null {
  if (review === null || change.draft === undefined) return review;
  return change.draft === null ? null : { ...review, isChanged: true };
}

/** The review after somebody has said something. */
function reviewOf(before: Review | null, action: string, note: string): Review | null {
  const said = { by: 'aki', at: NOW, note };
  if (action === 'ask') return { state: 'ready', isChanged: false, asked: said, answer: null };
  if (before === null) throw new Refused(404, { code: 'notFound' });
  if (action !== 'approve' && action !== 'sendBack') return null;
  return { ...before, state: STATES[action], isChanged: false, answer: said };
}

/** The call of reviews. */
export const reviewRoutes = (service: Reviewed): [RegExp, Handler][] => [
  [
    /^POST \/positions\/([^/]+)\/(\w+)\/review$/u,
    ({ parts: [id = '', locale = ''], body }) => {
      const position = service.positions.get(id);
      const entry = position?.locales[locale];
      if (position === undefined || entry === undefined)
        throw new Refused(404, { code: 'notFound' });
      const { action, note = '', revision } = body;
      if (revision !== entry.revision)
        throw new Refused(409, { code: 'conflict', current: position });
      if (service.role === 'editor' && (action === 'approve' || action === 'sendBack'))
        throw new Refused(403, { code: 'forbidden' });
      const review = reviewOf(entry.review, String(action), String(note));
      const after = { ...entry, review, revision: `${entry.revision}r` };
      const changed = { ...position, locales: { ...position.locales, [locale]: after } };
      service.positions.set(id, changed);
      return changed;
    },
  ],
];
