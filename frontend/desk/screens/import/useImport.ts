import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { PostLocale } from '../../api/types';
import { checkPosts } from '../../data/imports';
import { sectionsOf } from '../../editor/foreign';
import { today } from '../../lib/days';
import { decoded } from '../../lib/imports/decode';
import type { Encoding } from '../../lib/imports/decode';
import { languageOf } from '../../lib/imports/language';
import { partsOf } from '../../lib/imports/parts';
import type { Part } from '../../lib/imports/parts';
import { rowsOf } from '../../lib/imports/rows';
import type { ImportedRow, ReadText } from '../../lib/imports/rows';
import { tableOf } from '../../lib/imports/table';
import type { Table } from '../../lib/imports/table';
import { mappingOf, sectionOf } from '../../lib/imports/targets';
import type { HtmlField, Mapping } from '../../lib/imports/targets';
import type { CheckedPost } from '../../api/imports';

/** What was read, and how its rows become posts. */
export interface Loaded {
  /** The name of the file or of the board. */
  readonly name: string;
  /** The bytes of a file and how they are read; `null` for a board. */
  readonly file: { readonly bytes: Uint8Array; readonly encoding: Encoding } | null;
  readonly table: Table;
  readonly mapping: Mapping;
  /** Which rows are looked at. */
  readonly part: Part;
  readonly locale: PostLocale;
  readonly country: string;
}

/** A file as it is first shown. @throws {TableError} for what is no table */
export function loadedFile(
  name: string,
  bytes: Uint8Array,
  encoding: Encoding,
  locales: readonly PostLocale[],
): Loaded {
  const table = tableOf(decoded(bytes, encoding));
  return { ...loadedTable(name, table, locales), file: { bytes, encoding } };
}

/** A table as it is first shown. */
export const loadedTable = (
  name: string,
  table: Table,
  locales: readonly PostLocale[],
): Loaded => ({
  name,
  file: null,
  table,
  mapping: mappingOf(table.columns),
  part: partsOf(table.rows.length)[0] ?? { first: 1, last: table.rows.length },
  locale: locales.find((each) => each === languageOf(table)) ?? locales[0] ?? 'en',
  country: '',
});

/** A row with what the service says of it. */
export interface CheckedRow
  extends ImportedRow, Pick<CheckedPost, 'fields' | 'reasons' | 'positions'> {}

/** Reads each text once, however often its row is read. */
function readerOfTexts(): (text: string, field: HtmlField, isWhole: boolean) => ReadText {
  const known = new Map<string, ReadText>();
  return (text, field, isWhole) => {
    const key = `${field} ${String(isWhole)} ${text}`;
    const read = known.get(key) ?? sectionsOf(text, field, isWhole ? sectionOf : () => undefined);
    known.set(key, read);
    return read;
  };
}

/** The rows of what was read as posts, with what the service says of them; they are asked for again after `round` changes. */
export function useCheckedRows(loaded: Loaded, round: number) {
  const [readText] = useState(readerOfTexts);
  const { table, mapping, part, locale, country } = loaded;
  const rows = useMemo(
    () => rowsOf(table, part, { mapping, locale, country, today: today(), readText }),
    [table, mapping, part, locale, country, readText],
  );
  return useQuery({
    queryKey: ['import', rows, round],
    queryFn: async () => {
      const checked = await checkPosts(rows.map(({ post }) => post));
      return rows.map((row, at): CheckedRow => withCheck(row, checked[at]));
    },
    // The key is long, and what it stands for is never asked for again.
    queryKeyHashFn: () => `import ${String(numberOf(rows))} ${String(round)}`,
    // What is shown stays until the service has looked at what was changed.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number for rows that were read. */
function numberOf(rows: object): number {
  const known = numbers.get(rows);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(rows, last);
  return last;
}

function withCheck(row: ImportedRow, checked: CheckedPost | undefined): CheckedRow {
  if (checked === undefined) return { ...row, fields: {}, reasons: {}, positions: [] };
  const { post, fields, reasons, positions } = checked;
  const isTooLarge = row.isTooLarge || checked.isTooLarge;
  return { ...row, post, fields, reasons, positions, isTooLarge };
}
