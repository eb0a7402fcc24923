/** The fields of a post as lines of text, for a difference. */
import type { Post } from './types';

/** The conditions of work that Japan's Employment Security Act has a company say, a line each. */
export const CONDITIONS = [
  'dutiesRange',
  'placeRange',
  'contractTerm',
  'trialPeriod',
  'workHours',
  'breaks',
  'holidays',
  'overtime',
  'fixedOvertime',
  'insurance',
  'smoking',
  'recruiter',
] as const;

/** The fields that are HTML. */
export const HTML_FIELDS = ['jobDescription', 'requiredSkills', 'preferredSkills'] as const;

/** The fields whose values are the same in every language, unless one has a value of its own. */
export const COMMON = [
  'date',
  'closingDate',
  'employmentType',
  'remote',
  'placeCountry',
  'pay',
] as const;

/** A field that a position has once. */
export type CommonField = (typeof COMMON)[number];

/** Those that are days of one position. */
export const DAYS: readonly CommonField[] = ['date', 'closingDate'];

/** The fields that people write, in the order of the form: the texts first. */
export const FIELDS = [
  'title',
  ...HTML_FIELDS,
  ...COMMON,
  'place',
  'remoteFrom',
  'process',
  ...CONDITIONS,
] as const;

/** A field that people write. */
export type FieldName = (typeof FIELDS)[number];

/** A field as text: lists by line, pay in one line, HTML as `textOf` has it. */
export function lineOf(post: Post, field: FieldName, textOf: (html: string) => string): string {
  const value = post[field];
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'object')
    return `${String(value.min)}–${String(value.max)} ${value.currency} / ${value.unit}`;
  return HTML_FIELDS.some((html) => html === field) ? textOf(value) : value;
}

/** The lines of a field that people write one under the other, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
