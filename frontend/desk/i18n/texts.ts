/** The texts of the page, and how times and errors are written in them. */
import { createContext, use } from 'react';

import { counted } from '../../src/i18n/counted';
import { fill } from '../../src/i18n/fill';
import { ApiError } from '../api/error';
import { nameOfField, wordsOf } from './reasons';
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

/** How moments are written: in lists by their day, else with the time, where changes follow each other with its seconds. */
const FORMS = {
  day: { month: 'short', day: 'numeric' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  wholeDay: { dateStyle: 'full' },
  wholeMinute: { dateStyle: 'full', timeStyle: 'short' },
} satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** The formats that are made: one takes half a millisecond, which each row of a list would wait for. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes moments in a form, in the time of this device. */
function useForm(form: keyof typeof FORMS): (moment: string) => string {
  const { tag } = useTexts();
  return (moment) => {
    const key = `${tag} ${form}`;
    const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, FORMS[form]);
    formats.set(key, format);
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? moment : format.format(date);
  };
}

/** Writes a number with the separators of the language. */
export function useNumber(): (value: number) => string {
  const { tag } = useTexts();
  return (value) => value.toLocaleString(tag);
}

/** Writes a moment as a day and a time of this device. */
export const useTime = (): ((moment: string) => string) => useForm('minute');

/** Writes a moment as a day of the year. */
export const useDay = (): ((moment: string) => string) => useForm('day');

/** Writes a moment with its seconds. */
export const useExactTime = (): ((moment: string) => string) => useForm('second');

/** Writes what a field for a day has, with its day of the week; nothing for what is no day. */
export function useWholeDay(): (day: string) => string | undefined {
  const write = useForm('wholeDay');
  return (day) => (/^\d{4,6}-\d\d-\d\d$/u.test(day) ? write(`${day}T00:00`) : undefined);
}

/** Writes what a field for a day and a time has, with its day of the week; nothing for an empty one. */
export function useWholeTime(): (moment: string) => string | undefined {
  const write = useForm('wholeMinute');
  return (moment) => (moment === '' ? undefined : write(moment));
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
