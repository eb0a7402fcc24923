/** What the review of a draft offers to each role. The service decides; the page's buttons only follow it. */
import type { ReviewAction } from '../api/review';
import type { Review, Role, Summary } from '../api/types';
import { mayPublish } from './roles';

/** States in which somebody may call the draft ready. */
const WRITTEN: readonly Summary['state'][] = ['draft', 'changed', 'closed'];

/** What a role can say of a draft, the likeliest first. */
export function reviewActionsOf(
  { state, review }: Pick<Summary, 'state' | 'review'>,
  role: Role,
): readonly ReviewAction[] {
  const mayAsk = WRITTEN.includes(state);
  if (review === null) return mayAsk ? ['ask'] : [];
  const isNew = (answer: 'approved' | 'sentBack') => review.state !== answer || review.isChanged;
  const offered: readonly (readonly [ReviewAction, boolean])[] = [
    ['approve', mayPublish(role) && isNew('approved')],
    ['sendBack', mayPublish(role) && isNew('sentBack')],
    ['ask', mayAsk && (review.state !== 'ready' || (review.isChanged && !mayPublish(role)))],
    ['withdraw', review.state === 'ready'],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([action]) => action);
}

/**
 * Where a draft stands that is on its way to the site, as lists say it. What waits for somebody is said also of a position that
 * visitors see no more, or no one would find it. Null where the state itself says more, such as a time.
 */
export function listedReviewOf({ state, review }: Summary): Review['state'] | null {
  const stands = review?.state ?? null;
  if (state === 'closed') return stands === 'approved' ? null : stands;
  return state === 'draft' || state === 'changed' ? stands : null;
}
