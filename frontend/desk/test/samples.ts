/** Positions for tests. */
import type { Position, PositionSummary } from '../api/types';
import type { Entry } from '../data/draft';

/** What is known of a post that is a draft. */
export const anEntry: Entry = {
  state: 'draft',
  isPublished: false,
  revision: '1',
  title: 'Sound Designer',
  date: '2026-01-31',
  changedAt: '2026-01-31T09:00:00.000Z',
  changedBy: 'aki',
  publishAt: null,
  closeAt: null,
  draft: { title: 'Sound Designer', date: '2026-01-31', jobDescription: '<p>Sounds</p>' },
  published: null,
};

/** What is known of a post that does not exist. */
export const aMissingEntry: Entry = {
  ...anEntry,
  state: 'missing',
  revision: '0',
  title: null,
  date: null,
  changedAt: null,
  changedBy: null,
  draft: null,
};

/** A position in these languages. */
export const aPosition = (id: string, locales: Record<string, Entry>): Position => ({
  id,
  locales,
});

/** A position of the list in these languages. */
export const aSummaryOf = (id: string, locales: Record<string, Entry>): PositionSummary => ({
  id,
  locales,
});
