/** Sentences of what was done. The service notes a word for it and a subject: a user, a position, a key. */
import type { AuditEntry } from '../api/types';
import type { Texts } from '../i18n/languages';
import { fill } from '../../src/i18n/fill';

/** What the service puts behind the subject of what a schedule has done. */
const BY_SCHEDULE = ' (scheduled)';

/** Something that is done, as the texts know it. */
export type AuditAction = keyof Texts['audited'];

/** The word in the language that is shown, where there is one for it. */
const named = (names: Readonly<Record<string, string>>, word: string): string =>
  names[word] ?? word;

/** What was done, in words that follow the name of who did it; the service's own words where the texts have none. */
export function auditSentence({ action, subject }: AuditEntry, texts: Texts): string {
  const sentence = (texts.audited as Readonly<Record<string, string>>)[action];
  if (sentence === undefined) return `${action}: ${subject}`;
  const isBySchedule = subject.endsWith(BY_SCHEDULE);
  const rest = isBySchedule ? subject.slice(0, -BY_SCHEDULE.length) : subject;
  const [, name = rest, detail = ''] = /^(?<name>.+?) \((?<detail>.*)\)$/u.exec(rest) ?? [];
  const [position = rest, locale = ''] = rest.split(' ');
  const what = fill(sentence, {
    name,
    position,
    role: named(texts.roles, detail),
    detail,
    language: named(texts.languages, locale),
  });
  return isBySchedule ? fill(texts.audit.bySchedule, { what }) : what;
}

/** All that is noted, with a name for each. */
export const auditActions = (texts: Texts): (readonly [AuditAction, string])[] =>
  (Object.entries(texts.auditNames) as [AuditAction, string][]).toSorted(([, a], [, b]) =>
    a.localeCompare(b),
  );
