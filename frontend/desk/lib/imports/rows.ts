/** Makes a post of each row of a file. */
import { CONDITIONS, HTML_FIELDS } from '../../api/post-fields';
import type { Post, PostLocale } from '../../api/types';
import { LANGUAGES } from '../../i18n/languages';
import type { Part } from './parts';
import type { Table } from './table';
import { isHtml } from './targets';
import type { HtmlField, Mapping, Target } from './targets';
import { amountOf, codeOf, countryOf, itemsOf, lineOf, momentOf } from './values';

/** A cell of formatted text as a post may have it, apart by the headings in it. */
export interface ReadText {
  readonly parts: Readonly<Partial<Record<HtmlField, string>>>;
  /** Kinds of what a post cannot have. */
  readonly leftOut: readonly string[];
}

/** How rows are read. */
export interface Reading {
  readonly mapping: Mapping;
  /** The language of rows that do not name theirs. */
  readonly locale: PostLocale;
  /** The country of places without one; empty for none. */
  readonly country: string;
  /** The day of rows without one. */
  readonly today: string;
  /** Reads formatted text of a column for a field. Its headings lead to others where `isWhole`: no column is for these. */
  readonly readText: (text: string, field: HtmlField, isWhole: boolean) => ReadText;
}

/** A row as a post. */
export interface ImportedRow {
  /** Its number in the file, without the names. */
  readonly number: number;
  readonly locale: PostLocale;
  readonly post: Post;
  /** Kinds of what is left out: of its texts, `pay` for words beside amounts, and `cells` beyond the columns. */
  readonly leftOut: readonly string[];
  /** Whether it has a cell that is not read. */
  readonly isTooLarge: boolean;
}

/** The longest cell that is read, in characters: as long as a paste may be. */
const CELL_MAX = 2_000_000;

/** The posts of the rows of a part. */
export function rowsOf(table: Table, { first, last }: Part, reading: Reading): ImportedRow[] {
  const rows = table.rows.slice(first - 1, last);
  return rows.map((row, at) => rowOf(row, first + at, table, reading));
}

function rowOf(
  row: readonly string[],
  number: number,
  table: Table,
  reading: Reading,
): ImportedRow {
  const { mapping, country, today } = reading;
  const cellOf = (target: Target) => row[mapping.indexOf(target)]?.trim() ?? '';
  const isTooLarge = row.some((cell) => cell.length > CELL_MAX);
  const { texts, leftOut } = isTooLarge ? NO_TEXTS : textsOf(row, table, reading);
  const place = lineOf(cellOf('place'));
  const placeCountry = place === '' ? '' : countryOf(cellOf('placeCountry'));
  const values: Record<string, unknown> = {
    title: lineOf(cellOf('title'), ' '),
    date: momentOf(cellOf('date')) || today,
    ...texts,
    closingDate: momentOf(cellOf('closingDate')),
    employmentType: codeOf('employmentType', cellOf('employmentType')),
    place,
    placeCountry: placeCountry === '' && place !== '' ? country : placeCountry,
    remote: codeOf('remote', cellOf('remote')),
    remoteFrom: itemsOf(cellOf('remoteFrom')),
    pay: payOf(cellOf),
    process: itemsOf(cellOf('process')),
    importId: importIdOf(cellOf('importId'), table),
    ...Object.fromEntries(CONDITIONS.map((field) => [field, lineOf(cellOf(field))])),
  };
  const filled = Object.entries(values).filter(([, value]) => !isEmpty(value));
  const post = Object.fromEntries(filled) as Post;
  const locale = localeOf(cellOf('locale')) ?? reading.locale;
  const isCut = row.slice(table.columns.length).some((cell) => cell.trim() !== '');
  const areWordsCut = typeof values['pay'] === 'object' && cellOf('pay') !== '';
  const cut = [...(areWordsCut ? ['pay'] : []), ...(isCut ? ['cells'] : [])];
  return { number, locale, post, leftOut: [...leftOut, ...cut], isTooLarge };
}

const NO_TEXTS = { texts: {}, leftOut: [] };

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Columns of platforms whose texts are parts of one, as its readers see them. */
const PARTS = ['description', 'content', 'lists', 'additional'];

/**
 * The formatted texts of a row. A second column of the same one begins with its name, but where the names are those of a
 * platform's code, which no reader knows.
 */
function textsOf(row: readonly string[], table: Table, { mapping, readText }: Reading) {
  const texts: Partial<Record<HtmlField, string>> = {};
  const leftOut = new Set<string>();
  const isWhole = !mapping.some((target) => isHtml(target) && target !== 'jobDescription');
  const add = (field: HtmlField, html: string) => {
    if (html !== '') texts[field] = `${texts[field] ?? ''}${html}`;
  };
  const isOfPlatform = table.source !== null;
  const placeOf = (at: number) => {
    const place = PARTS.indexOf(table.columns[at] ?? '');
    return place === -1 ? PARTS.length : place;
  };
  const order = mapping.map((target, at) => [target, at] as const);
  if (isOfPlatform) order.sort(([, one], [, other]) => placeOf(one) - placeOf(other));
  for (const [target, at] of order) {
    const cell = row[at]?.trim() ?? '';
    if (!isHtml(target) || cell === '') continue;
    const read = readText(cell, target, isWhole);
    for (const kind of read.leftOut) leftOut.add(kind);
    const isNamed =
      !isOfPlatform && texts[target] !== undefined && (read.parts[target] ?? '') !== '';
    if (isNamed) add(target, `<h3>${escaped(table.columns[at] ?? '')}</h3>`);
    for (const field of HTML_FIELDS) add(field, read.parts[field] ?? '');
  }
  return { texts, leftOut: [...leftOut] };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pay in numbers where a column has the least or the most, else in words. */
function payOf(cellOf: (target: Target) => string): unknown {
  const [min, max] = [amountOf(cellOf('payMin')), amountOf(cellOf('payMax'))];
  if (min === '' && max === '') return lineOf(cellOf('pay'));
  return {
    currency: cellOf('payCurrency').toUpperCase(),
    min: min === '' ? max : min,
    max: max === '' ? min : max,
    unit: codeOf('payUnit', cellOf('payUnit')),
  };
}

/** What the platform calls the position: numbers of two platforms are not the same. */
const importIdOf = (id: string, { source }: Table) =>
  id === '' || source === null ? id : `${source} ${id}`;

/** Posts are written in the languages of the site. */
const isOfPosts = (code: string): code is PostLocale =>
  LANGUAGES.some((each) => each.code === code);

/** The language that a cell names by code, tag or name. */
function localeOf(cell: string): PostLocale | undefined {
  const name = cell.normalize('NFKC').toLowerCase();
  const found = LANGUAGES.find(({ code, tag, name: own }) => {
    const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? '';
    const names = [code, tag, own, inEnglish].map((each) => each.toLowerCase());
    return names.includes(name) || name.startsWith(`${tag}-`);
  });
  return found !== undefined && isOfPosts(found.code) ? found.code : undefined;
}
