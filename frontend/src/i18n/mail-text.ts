/** Texts that invite to write to a mailbox, which the company may not have. */

const PLACE = '{email}';

/**
 * A text as it is shown: without a mailbox it ends before the sentence that names it, since what follows refers to it.
 * A sentence ends with a full stop.
 *
 * @param mailbox null when the company's file has none
 * @returns null when nothing is left to show
 */
export function mailText(template: string, mailbox: string | null): string | null {
  const place = template.indexOf(PLACE);
  if (mailbox !== null || place === -1) return template;
  return /^.*(?:\.(?= )|。)/u.exec(template.slice(0, place))?.[0] ?? null;
}
