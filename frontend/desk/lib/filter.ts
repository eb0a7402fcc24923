/** Search and filter of the list. */
import type { PositionSummary, Summary } from '../api/types';
import { TAGS } from '../i18n/languages';
import type { Language, Texts } from '../i18n/languages';
import { staleOf } from './current';
import type { ListView } from './list-view';
import { listedReviewOf } from './review';
import { errorsIn, folded, hasNearly } from './similar';
import { titleOf } from './title';

/** What is found of the list. */
export interface Found {
  readonly positions: readonly PositionSummary[];
  /** Whether no position has the words, and these have similar ones. */
  readonly isSimilar: boolean;
}

/** What a search is made with: the language that is read, and the moment that it is. */
export interface Reader {
  readonly texts: Texts;
  readonly now: Date;
}

/** The days within which something closes soon. */
const SOON_DAYS = 7;

/** The positions that a view has, in its order. */
export function found(
  positions: readonly PositionSummary[],
  view: ListView,
  reader: Reader,
): Found {
  const narrowed = positions.filter((position) => isWanted(position, view, reader.now));
  const { positions: all, isSimilar } = withWords(narrowed, view.text);
  return { positions: sorted(all, view.sort, reader), isSimilar };
}

/** The positions whose titles or id have all of some words, or similar ones where none has; in the order that they were in. */
export function withWords(positions: readonly PositionSummary[], text: string): Found {
  const words = folded(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return { positions, isSimilar: false };
  const texts = new Map(positions.map((position) => [position, searched(position)]));
  const having = (isIn: (text: string, word: string) => boolean) =>
    positions.filter((each) => words.every((word) => isIn(texts.get(each) ?? '', word)));
  const exact = having((text, word) => text.includes(word));
  if (exact.length > 0) return { positions: exact, isSimilar: false };
  const all = having((text, word) => hasNearly(text, word, errorsIn(word)));
  return { positions: all, isSimilar: all.length > 0 };
}

/** What of a position is searched. */
const searched = ({ id, locales }: PositionSummary) =>
  folded([id, ...Object.values(locales).map(({ title }) => title ?? '')].join(' '));

/** Whether a position has the wanted state in the wanted language, and was changed last by the wanted person in any. */
function isWanted({ locales }: PositionSummary, view: ListView, now: Date): boolean {
  const { state, language, by } = view;
  const all = Object.entries(locales);
  const inLanguage = all.filter(([locale]) => language === '' || locale === language);
  const hasState = (summary: Summary) => {
    if (state === '') return language === '' || summary.state !== 'missing';
    if (state === 'commented') return summary.comments > 0;
    if (state === 'closingSoon') return isClosingSoon(summary, now);
    if (state === 'stale') return staleOf(summary, now) !== null;
    return summary.state === state || listedReviewOf(summary) === state;
  };
  return (
    inLanguage.some(([, summary]) => hasState(summary)) &&
    (by === '' || all.some(([, { changedBy }]) => changedBy === by))
  );
}

/** When visitors see a post no more: by its time to close, else at the end of its closing day; null for an open end. */
function endOf({ isPublished, closeAt, closingDate }: Summary): string | null {
  if (!isPublished) return null;
  return closeAt ?? (closingDate === null ? null : `${closingDate}T23:59:59.999Z`);
}

/** Whether visitors see a post that ends within the week. */
function isClosingSoon(summary: Summary, now: Date): boolean {
  const end = Date.parse(endOf(summary) ?? '');
  return end >= now.getTime() && end < now.getTime() + SOON_DAYS * 86_400_000;
}

/** The same positions in an order; the service's own is that of the last change. */
function sorted(
  positions: readonly PositionSummary[],
  sort: ListView['sort'],
  { texts }: Reader,
): readonly PositionSummary[] {
  const byAlphabet = new Intl.Collator(texts.tag, { numeric: true }).compare;
  const all = (position: PositionSummary) => Object.values(position.locales);
  const first = (position: PositionSummary) =>
    all(position)
      .map((summary) => endOf(summary) ?? '~')
      .reduce((one, other) => (one < other ? one : other), '~');
  const newest = (position: PositionSummary) =>
    all(position)
      .map(({ date }) => date ?? '')
      .reduce((one, other) => (one > other ? one : other), '');
  switch (sort) {
    case 'changed':
      return positions;
    case 'title':
      return by(positions, (position) => titleOf(position, texts), byAlphabet);
    case 'closing':
      return by(positions, first, plainly);
    case 'date':
      return by(positions, newest, (one, other) => plainly(other, one));
  }
}

const plainly = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Sorts by a key that is made once for each. */
function by(
  positions: readonly PositionSummary[],
  keyOf: (position: PositionSummary) => string,
  compare: (one: string, other: string) => number,
): PositionSummary[] {
  const keyed = positions.map((position) => [keyOf(position), position] as const);
  return keyed.toSorted(([one], [other]) => compare(one, other)).map(([, position]) => position);
}

/** Who changed a position last in a language, in the order of the reader's language. */
export function peopleOf(positions: readonly PositionSummary[], language: Language): string[] {
  const names = positions.flatMap(({ locales }) =>
    Object.values(locales).flatMap(({ changedBy }) => changedBy ?? []),
  );
  return [...new Set(names)].toSorted(new Intl.Collator(TAGS[language]).compare);
}
