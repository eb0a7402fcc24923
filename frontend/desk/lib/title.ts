/** What a position is called, and its languages in their order. */
import type { PositionSummary, PostLocale, Summary } from '../api/types';
import { LANGUAGES, TAGS, type Texts } from '../i18n/languages';

/** The languages that posts may have, in their order. One that was added to the site has none yet that the types know. */
export const POST_LOCALES = LANGUAGES.map(({ code }): string => code) as readonly PostLocale[];

/** The languages of a position with what is known of each. */
export const localesOf = <T extends Summary>(position: {
  readonly locales: Readonly<Record<string, T>>;
}): [PostLocale, T][] =>
  POST_LOCALES.flatMap((locale) => {
    const entry = position.locales[locale];
    return entry === undefined ? [] : [[locale, entry] as [PostLocale, T]];
  });

/** The languages in which a position is begun. */
export const begunOf = (position: Pick<PositionSummary, 'locales'>): PostLocale[] =>
  localesOf(position)
    .filter(([, { state }]) => state !== 'missing')
    .map(([locale]) => locale);

const byChange = (a: Summary, b: Summary) => (b.changedAt ?? '').localeCompare(a.changedAt ?? '');

/** The language of a position that was changed last. */
export const lastOf = (position: Pick<PositionSummary, 'locales'>): Summary | undefined =>
  localesOf(position)
    .map(([, summary]) => summary)
    .toSorted(byChange)[0];

/** A title, and the tag of the language that it is in; undefined where that is not known. */
export interface Title {
  readonly text: string;
  readonly tag: string | undefined;
}

/** The title of these in the reader's language, else in the first one that has one. */
export function titleIn(
  titles: Readonly<Partial<Record<string, string | null>>>,
  texts: Texts,
): Title {
  const all = LANGUAGES.map(({ code }) => ({ text: titles[code] ?? '', tag: TAGS[code] }));
  const named = all.filter(({ text }) => text.trim() !== '');
  return (
    named.find(({ tag }) => tag === texts.tag) ??
    named[0] ?? { text: texts.list.untitled, tag: texts.tag }
  );
}

/** What a position is called in the reader's language, else in the first one in which it has a title. */
export const shownTitleOf = (position: Pick<PositionSummary, 'locales'>, texts: Texts): Title =>
  titleIn(
    Object.fromEntries(localesOf(position).map(([locale, { title }]) => [locale, title])),
    texts,
  );

/** The same without its language. */
export const titleOf = (position: Pick<PositionSummary, 'locales'>, texts: Texts): string =>
  shownTitleOf(position, texts).text;
