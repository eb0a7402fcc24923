/**
 * Whether what visitors see is kept current and closed promptly, as Japan's Employment Security Act asks for (article 5-4). The list
 * has one time of a text's last change, which is that of its draft too: a draft that somebody has changed counts as looked at.
 */
import type { Summary } from '../api/types';
import { today } from './days';

/** A closing date that has passed, or a text that, with its draft, no one has changed for long. */
export type Stale = 'late' | 'old';

/** After so many weeks a text is to be looked at: two months, as long as an offer at Japan's job centres stands. */
const OLD_WEEKS = 8;

const WEEK_MS = 7 * 86_400_000;

/** The whole weeks since a text or its draft was changed last. */
export const weeksSince = (changedAt: string | null, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(changedAt ?? '')) / WEEK_MS);

/** What is to be looked at in a language that visitors see; null where nothing is. */
export function staleOf({ isPublished, closingDate, changedAt }: Summary, now: Date): Stale | null {
  if (!isPublished) return null;
  if (closingDate !== null && closingDate < today(now)) return 'late';
  return weeksSince(changedAt, now) >= OLD_WEEKS ? 'old' : null;
}
