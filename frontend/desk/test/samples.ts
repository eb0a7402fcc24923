/** Positions for tests. */
import type { CompanyFacts, Position, PositionSummary, Summary } from '../api/types';
import type { Entry } from '../data/entry';
import { NOW } from './wire';

/** What is known of a post that is a draft, without all that it needs to be published. */
export const aBegunEntry: Entry = {
  state: 'draft',
  isPublished: false,
  revision: '1',
  title: 'Sound Designer',
  date: '2026-01-31',
  closingDate: null,
  changedAt: '2026-01-31T09:00:00.000Z',
  changedBy: 'aki',
  publishAt: null,
  closeAt: null,
  review: null,
  comments: 0,
  address: 'https://www.example.com/recruit/sound?locale=en',
  draft: { title: 'Sound Designer', date: '2026-01-31', jobDescription: '<p>Sounds</p>' },
  published: null,
};

/** What is known of a draft that may be published. */
export const anEntry: Entry = {
  ...aBegunEntry,
  draft: {
    ...aBegunEntry.draft,
    requiredSkills: '<p>Ears</p>',
    preferredSkills: '<p>A voice</p>',
  },
};

/** The company's facts, one of which differs by language. */
export const someFacts: CompanyFacts = {
  revision: 'a',
  facts: {
    email: { support: 'a@example.com', recruit: { default: 'b@example.com', jp: null } },
    game: { videos: { mashUp: [null, 'abcdefghijk'] } },
    later: { entry: 1 },
  },
  faults: {},
  reasons: {},
  warnings: ['email.recruit is absent: its sentence is hidden (jp)'],
  isWritable: true,
  notLive: null,
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
  template: null,
  locales,
});

/** A position of the list in these languages. */
export const aSummaryOf = (id: string, locales: Record<string, Entry>): PositionSummary => ({
  id,
  template: null,
  locales,
});

/** A browser in which the user is logged in; the first one is this one. */
const aSession = (id: string, address: string, agent: string) => ({
  id,
  startedAt: NOW,
  lastSeenAt: NOW,
  address,
  agent,
  isCurrent: id === '1',
});

/** The state of a post, as far as the tests need it. */
export function stateOf({ draft, published, publishAt, closeAt }: Entry): Summary['state'] {
  if (published !== null) {
    if (draft !== null) return 'changed';
    return closeAt === null ? 'published' : 'closing';
  }
  if (draft === null) return 'missing';
  return publishAt === null ? 'draft' : 'scheduled';
}

/** Where the user is logged in: at a desk, and on a phone. */
export const someSessions = [
  aSession(
    '1',
    '192.0.2.1',
    'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  ),
  aSession('2', '192.0.2.2', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1'),
];
