/** Sentences of what was done. The service notes a word for it and a subject: a user, a position, a key. */
import type { AuditEntry } from '../api/types';
import type { Texts } from '../i18n/languages';
import { nameOfField } from '../i18n/reasons';
import { fill } from '../../src/i18n/fill';
import { scopeNames } from './collections';
import { nameOfDevice } from './device';

/** What the service puts behind the subject of what a schedule has done. */
const BY_SCHEDULE = ' (scheduled)';

/** What is done with a session: the service puts its browser behind the user. */
const OF_SESSIONS = ['logIn', 'useLink', 'endSession'];

/** Something that is done, as the texts know it. */
export type AuditAction = keyof Texts['audited'];

/** What a sentence is written with. */
export interface AuditWords {
  readonly texts: Texts;
  /** What a position is called; `undefined` for one that is gone. */
  readonly titleOf: (id: string) => string | undefined;
  /** Writes a moment. */
  readonly time: (moment: string) => string;
}

/** The word in the language that is shown, where there is one for it. */
const named = (names: Readonly<Record<string, string>>, word: string): string =>
  names[word] ?? word;

/** What was done, in words that follow the name of who did it; the service's own words where the texts have none. */
export function auditSentence({ action, subject }: AuditEntry, words: AuditWords): string {
  const { texts } = words;
  const isBySchedule = subject.endsWith(BY_SCHEDULE);
  const rest = isBySchedule ? subject.slice(0, -BY_SCHEDULE.length) : subject;
  const what = ownSentence(action, rest, words) ?? plainSentence(action, rest, words);
  const agent = OF_SESSIONS.includes(action) ? detailOf(rest) : '';
  if (agent !== '') return fill(texts.audit.onDevice, { what, device: nameOfDevice(agent, texts) });
  return isBySchedule ? fill(texts.audit.bySchedule, { what }) : what;
}

/** What is done with templates, whose subjects are their names. */
const OF_TEMPLATES = [
  'addTemplate',
  'renameTemplate',
  'deleteTemplate',
  'undeleteTemplate',
] as const satisfies readonly AuditAction[];

const isOfTemplate = (action: string): action is (typeof OF_TEMPLATES)[number] =>
  OF_TEMPLATES.some((each) => each === action);

/** The sentence of what has its subject in a form of its own; `undefined` for all else. */
function ownSentence(action: string, subject: string, words: AuditWords): string | undefined {
  const { texts, time } = words;
  if (action === 'order') {
    const { id, place } = /^(?<id>.+): (?<place>\d+)$/u.exec(subject)?.groups ?? {};
    if (id === undefined || place === undefined) return texts.audited.order;
    return fill(texts.audit.moved, { position: quoted(id, words), place });
  }
  // A name may have brackets of its own.
  if (isOfTemplate(action)) return fill(texts.audited[action], { name: subject });
  if (action === 'facts') {
    const fields = subject.split(', ').map((field) => nameOfField(field, texts));
    const known = fields.filter((field) => field !== undefined);
    return known.length === 0
      ? texts.audit.manyFacts
      : fill(texts.audited.facts, { name: listed(known, texts) });
  }
  if (action === 'backup' || action === 'restore') {
    const [, made = subject, count = '0'] = /^(.+) \((\d+) posts\)$/u.exec(subject) ?? [];
    const detail = fill(texts.audit.posts, { count });
    return fill(texts.audited[action], { name: time(made), detail });
  }
  return undefined;
}

/** The sentence of what is done with a user, a key, or a position in a language. */
function plainSentence(action: string, subject: string, words: AuditWords): string {
  const { texts } = words;
  const sentence = (texts.audited as Readonly<Record<string, string>>)[action];
  if (sentence === undefined) return `${action}: ${subject}`;
  const detail = detailOf(subject);
  const name = detail === '' ? subject : subject.slice(0, -detail.length - ' ()'.length);
  const [position = subject, locale = ''] = subject.split(' ');
  return fill(sentence, {
    name,
    position: quoted(position, words),
    role: named(texts.roles, detail),
    detail: listed(scopeNames(detail, texts), texts),
    language: named(texts.languages, locale),
  });
}

/** What the service puts in brackets behind a subject. */
const detailOf = (subject: string): string =>
  /^.+? \((?<detail>.*)\)$/u.exec(subject)?.groups?.['detail'] ?? '';

/** A position by its title; by its id where it is gone. */
const quoted = (id: string, { texts, titleOf }: AuditWords) =>
  fill(texts.audit.quoted, { title: titleOf(id) ?? id });

const listed = (names: readonly string[], { tag }: Texts) =>
  new Intl.ListFormat(tag, { type: 'unit' }).format(names);

/** All that is noted, with a name for each. */
export const auditActions = (texts: Texts): (readonly [AuditAction, string])[] =>
  (Object.entries(texts.auditNames) as [AuditAction, string][]).toSorted(([, a], [, b]) =>
    a.localeCompare(b, texts.tag),
  );
