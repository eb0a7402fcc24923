/** What a delivery of a webhook tells, in words. */
import { fill } from '../../src/i18n/fill';
import type { Delivery } from '../api/types';
import type { Texts } from '../i18n/languages';

/** The words of what a search engine is told, and of a test. */
const otherKinds = ({ webhooks }: Texts): Readonly<Record<string, string>> => ({
  ...webhooks.kinds,
  test: webhooks.testKind,
  URL_UPDATED: webhooks.updated,
  URL_DELETED: webhooks.deleted,
});

/** What a delivery tells: its kind, and the position by its title, or by its id where it is gone. */
export function nameOfDelivery(
  { event, position }: Pick<Delivery, 'event' | 'position'>,
  titles: ReadonlyMap<string, string>,
  texts: Texts,
): string {
  const kind = otherKinds(texts)[event] ?? event;
  if (position === null) return kind;
  return fill(texts.webhooks.what, { kind, position: titles.get(position) ?? position });
}
