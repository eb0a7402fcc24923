/** The details of a position in a line, for those who do not open them. */
import type { CommonField } from '../api/post-fields';
import type { Pay } from '../api/types';
import type { Texts } from '../i18n/languages';
import { fill } from '../../src/i18n/fill';
import type { Value } from './common';
import { moneyIn } from './pay';

/** A day in words. */
function dayOf(day: string, { tag }: Texts): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** Amounts with separators and the sign of their currency. */
function amountsOf({ currency, min, max, unit }: Pay, texts: Texts): string {
  const form = moneyIn(texts.tag, currency);
  return fill(texts.details.per, {
    amount: min === max ? form.format(min) : form.formatRange(min, max),
    unit: texts.payUnits[unit],
  });
}

/** What a value is called; empty where it says nothing, or where each language has words of its own. */
export function wordsOfValue(field: CommonField, value: Value, texts: Texts): string {
  if (field === 'pay')
    return typeof value === 'object' && value !== null ? amountsOf(value, texts) : '';
  if (typeof value !== 'string' || value === '') return '';
  const names: Readonly<Record<string, string>> = { ...texts.employmentTypes, ...texts.remotes };
  if (field === 'employmentType' || field === 'remote') return names[value] ?? value;
  if (field === 'date') return dayOf(value, texts);
  if (field === 'closingDate') return fill(texts.details.closes, { day: dayOf(value, texts) });
  return countryOf(value, texts);
}

/** A country by its name; a code that is not whole yet, as it is. */
function countryOf(code: string, { tag }: Texts): string {
  if (!/^[A-Z]{2}$/u.test(code)) return code;
  return new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code;
}
