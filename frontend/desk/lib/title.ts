/** What a position is called, and its languages in their order. */
import type { PositionSummary, PostLocale, Summary } from '../api/types';
import { LANGUAGES, type Texts } from '../i18n/languages';

/** The languages of a position with what is known of each. */
export const localesOf = <T extends Summary>(position: {
  readonly locales: Readonly<Record<string, T>>;
}): [PostLocale, T][] =>
  LANGUAGES.flatMap(({ code: locale }) => {
    const entry = position.locales[locale];
    return entry === undefined ? [] : [[locale, entry] as [PostLocale, T]];
  });

/** The title in the first language that has one. */
export function titleOf(position: Pick<PositionSummary, 'locales'>, texts: Texts): string {
  const titles = localesOf(position).map(([, { title }]) => title ?? '');
  return titles.find((title) => title.trim() !== '') ?? texts.list.untitled;
}
