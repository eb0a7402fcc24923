/** Reads a file of positions as a table: CSV with names in its first row, or JSON. */
import Papa from 'papaparse';

/** A platform that is known by the form of its JSON. */
type Source = 'greenhouse' | 'greeting' | 'lever';

/** What a file says, a row for each position. */
export interface Table {
  /** The names of the columns, each of them once. */
  readonly columns: readonly string[];
  /** A cell for each column; behind them what a row of a CSV has beyond its names. */
  readonly rows: readonly (readonly string[])[];
  /** Whose numbers the rows have, if that is known. */
  readonly source: Source | null;
}

/** Why a file is no table. */
export type TableFault = 'empty' | 'notJson' | 'noList' | 'openQuote' | 'large';

/** A file that cannot be read. */
export class TableError extends Error {
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault);
    this.name = 'TableError';
    this.fault = fault;
  }
}

/** Largest file, in bytes: some thousand long positions in an encoding with three bytes a letter. */
export const FILE_MAX = 20 * 1024 * 1024;

/** Reads a text. @throws {TableError} for what is no table */
export function tableOf(text: string): Table {
  const table = /^\s*[[{]/u.test(text) ? tableOfJson(parsed(text)) : tableOfCsv(text);
  const { columns, rows } = table;
  const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
  const filled = rows.filter((row) => !isBlank(row));
  if (columns.length === 0 || filled.length === 0) throw new TableError('empty');
  return { ...table, rows: filled };
}

/** A table of Greenhouse's jobs, as its Job Board API has them. */
export const tableOfJobs = (jobs: readonly unknown[]): Table => {
  const table = tableOfRecords(jobs, 'greenhouse');
  if (table.rows.length === 0) throw new TableError('empty');
  return table;
};

function tableOfCsv(text: string): Table {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  // Behind a quote that does not end all rows are one cell.
  if (errors.some(({ type }) => type === 'Quotes')) throw new TableError('openQuote');
  const [names = [], ...rows] = data;
  const columns = unique(names.map((name) => name.trim()));
  const cells = (row: readonly string[]) => [
    ...columns.map((_, at) => row[at] ?? ''),
    ...row.slice(columns.length),
  ];
  return { columns, rows: rows.map(cells), source: null };
}

/** Names that are there twice, or not at all, get a number. */
function unique(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name, at) => {
    const base = name === '' ? `#${String(at + 1)}` : name;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base} (${String(count)})`;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    throw new TableError('notJson');
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names under which platforms have their lists, and what wraps a single position. */
const LISTS = ['jobs', 'datas', 'postings', 'data', 'results', 'items', 'positions'];

/** The list of positions in what was read: the array itself, or the one within an object. */
function listIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (!isFields(value)) return null;
  if ('openingInfo' in value) return [value];
  const inner = LISTS.filter((name) => name in value).map((name) => listIn(value[name]));
  return inner.find((list) => list !== null) ?? null;
}

function tableOfJson(value: unknown): Table {
  const list = listIn(value);
  if (list?.every(isFields) !== true) throw new TableError('noList');
  // Greeting wraps each single position.
  const records = list.map((record) => (isFields(record['data']) ? record['data'] : record));
  return tableOfRecords(records, sourceOf(records[0]));
}

/** The platform that writes records of this form. */
function sourceOf(record: unknown): Source | null {
  if (!isFields(record)) return null;
  if ('openingInfo' in record || 'openingJobPositionInfo' in record) return 'greeting';
  if ('hostedUrl' in record && 'text' in record) return 'lever';
  return 'absolute_url' in record && 'location' in record ? 'greenhouse' : null;
}

function tableOfRecords(records: readonly unknown[], source: Source | null): Table {
  const flat = records.map((record) => new Map(cellsOf(record, '')));
  const columns = [...new Set(flat.flatMap((cells) => [...cells.keys()]))];
  return {
    columns,
    rows: flat.map((cells) => columns.map((name) => cells.get(name) ?? '')),
    source,
  };
}

/** The values of a record with the way to each, as in `location.name`. What is no text or list of texts has no cell. */
function cellsOf(value: unknown, way: string): [string, string][] {
  if (isFields(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      cellsOf(inner, way === '' ? name : `${way}.${name}`),
    );
  const text = textOf(value);
  return text === null ? [] : [[way, text]];
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return null;
  const parts = value.map((each: unknown) => (isFields(each) ? partOf(each) : textOf(each)));
  const texts = parts.filter((part) => part !== null);
  return texts.length === 0 ? null : texts.join('\n');
}

/** A part of a list: a section of Lever's with its heading and items, or something with a name. */
function partOf({ text, content, name }: Fields): string | null {
  if (typeof text === 'string' && typeof content === 'string')
    return `<h3>${text}</h3><ul>${content}</ul>`;
  return typeof name === 'string' ? name : null;
}
