/** The texts of the page, and how values, days and times are put into them. */
import { createContext, use, useMemo } from 'react';

import { partsOf } from '../../src/i18n/format';
import { ApiError } from '../api/error';
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

/** Puts values in the places that a text has for them. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return partsOf(text)
    .map((part) => ('text' in part ? part.text : String(values[part.name] ?? `{${part.name}}`)))
    .join('');
}

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
  const { code, message, fields, retryAfter } = ApiError.of(error);
  const known: Readonly<Record<string, string>> = texts.errors;
  const said = Object.entries(fields).map(([field, reason]) => `${field} ${reason}`);
  const reasons = said.length === 0 ? message : said.join('; ');
  return fill(known[code] ?? message, { fields: reasons, seconds: retryAfter ?? 60 });
}
