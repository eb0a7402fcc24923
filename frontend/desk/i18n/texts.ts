/** The texts of the page, and how times and errors are written in them. */
import { createContext, use, useMemo } from 'react';

import { counted } from '../../src/i18n/counted';
import { fill } from '../../src/i18n/fill';
import { ApiError } from '../api/error';
import { nameOfField, wordsOf } from './reasons';
import { TAGS } from './languages';
import type { Language, Texts } from './languages';

/** The language that is shown, with its texts. */
export interface Shown {
  readonly language: Language;
  readonly texts: Texts;
}

/** Holds the language that is shown. */
export const TextsContext = createContext<Shown | null>(null);

/** The language that is shown. */
export function useShown(): Shown {
  const shown = use(TextsContext);
  if (shown === null) throw new Error('a component is outside of the provider of texts');
  return shown;
}

/** The texts in the language that is shown. */
export const useTexts = (): Texts => useShown().texts;

/** Writes a moment as a day and a time of this device. */
export function useTime(): (moment: string) => string {
  const { language } = useShown();
  // It takes half a millisecond to make, which each key would wait for.
  const format = useMemo(
    () => new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium', timeStyle: 'short' }),
    [language],
  );
  return (moment) => {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? moment : format.format(date);
  };
}

/** What a person is told of an error. */
export function sentenceOf(error: unknown, texts: Texts): string {
  const refused = ApiError.of(error);
  const { code, retryAfter } = refused;
  const { invalid, tooMany, ...others } = texts.errors;
  const known: Readonly<Record<string, string>> = others;
  const seconds = retryAfter ?? 60;
  if (code === 'tooMany') return fill(counted(tooMany, seconds, texts.tag), { seconds });
  const words = Object.entries(wordsOf(refused, texts));
  const said = words.map(([field, reason]) => {
    const name = nameOfField(field, texts);
    return name === undefined ? reason : `${name}: ${reason}`;
  });
  if (code === 'invalid' && said.length > 0) return fill(invalid, { fields: said.join(' ') });
  return known[code] ?? others.other;
}
