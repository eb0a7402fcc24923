import { expect, it } from 'vitest';

import type { Review, Role, Summary } from '../api/types';
import { reviewActionsOf } from './review';

const said = { by: 'aki', at: '2026-01-31T09:00:00.000Z', note: '' };
const aReview = (state: Review['state'], isChanged = false): Review => ({
  state,
  isChanged,
  asked: said,
  answer: state === 'ready' ? null : said,
});
const offered = (state: Summary['state'], review: Review | null, role: Role) =>
  reviewActionsOf({ state, review }, role).join(' ');

it('begins where there is a draft that is written on', () => {
  for (const state of ['draft', 'changed', 'closed'] as const)
    expect(offered(state, null, 'editor')).toBe('ask');
  for (const state of ['missing', 'published', 'closing', 'scheduled'] as const)
    expect(offered(state, null, 'owner')).toBe('');
});

it('is answered by those who publish', () => {
  expect(offered('draft', aReview('ready'), 'editor')).toBe('withdraw');
  expect(offered('draft', aReview('ready'), 'publisher')).toBe('approve sendBack withdraw');
  expect(offered('scheduled', aReview('ready'), 'publisher')).toBe('approve sendBack withdraw');
});

it('is asked for again after an answer, or after a change', () => {
  expect(offered('draft', aReview('sentBack'), 'editor')).toBe('ask');
  expect(offered('draft', aReview('approved', true), 'editor')).toBe('ask');
  expect(offered('draft', aReview('ready', true), 'editor')).toBe('ask withdraw');
  expect(offered('draft', aReview('ready', true), 'owner')).toBe('approve sendBack withdraw');
});

it('does not offer the same answer twice, unless the draft was changed', () => {
  expect(offered('draft', aReview('approved'), 'owner')).toBe('sendBack ask');
  expect(offered('draft', aReview('approved', true), 'owner')).toBe('approve sendBack ask');
});
