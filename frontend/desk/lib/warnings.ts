/** What search engines want of a position (schema.org's `JobPosting`) and a post does not say. */
import type { Post } from '../api/types';

/** A thing that is missing or late, by its key in the texts. */
export type Warning =
  | 'titleMissing'
  | 'dateMissing'
  | 'descriptionMissing'
  | 'placeMissing'
  | 'employmentTypeMissing'
  | 'payMissing'
  | 'closed';

/** Whether a field says nothing. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The warnings for a post, those that keep it out of a search first. `today` is a day such as `2026-01-31`. */
export function warningsOf(post: Post, today: string): Warning[] {
  const isRemote = post.remote === 'FULL' && !isEmpty(post.remoteFrom);
  const found: [Warning, boolean][] = [
    ['titleMissing', isEmpty(post.title)],
    ['dateMissing', isEmpty(post.date)],
    ['descriptionMissing', isEmpty(post.jobDescription)],
    ['placeMissing', isEmpty(post.place) && !isRemote],
    ['employmentTypeMissing', isEmpty(post.employmentType)],
    ['payMissing', typeof post.pay !== 'object' || post.pay === null],
    ['closed', !isEmpty(post.closingDate) && (post.closingDate ?? today) < today],
  ];
  return found.filter(([, isFound]) => isFound).map(([warning]) => warning);
}
