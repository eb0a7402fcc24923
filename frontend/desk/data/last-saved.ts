/** What a user saved last, by the history. */
import { service } from '../api/service';
import type { HistoryEntry, Post, PostLocale } from '../api/types';

/** The text that a user saved last after a time, or ever where that is null; null without one. */
export async function lastSaved(
  id: string,
  locale: PostLocale,
  user: string,
  after: string | null,
): Promise<Post | null> {
  const isOwn = ({ action, by, at }: HistoryEntry) =>
    action === 'saved' && by === user && at > (after ?? '');
  const own = (await service.history(id, locale)).find(isOwn);
  return own === undefined ? null : service.entry(id, locale, own.id);
}
