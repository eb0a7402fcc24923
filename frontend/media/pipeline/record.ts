import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { PUBLIC, RECORD } from './places';
import type { Product } from './step';
import { writeChanged } from './write-changed';

/** What a step made, and from what. */
export interface Entry extends Product {
  readonly key: string;
}

export type Ledger = Record<string, Entry>;

export function readRecord(file: string = RECORD): Ledger {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ledger) : {};
}

/** Writes the record with its steps sorted, so that the order of work does not show. */
export function writeRecord(ledger: Ledger, file: string = RECORD): void {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeChanged(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Whether a step may be skipped: made from the same sources, and every file still there. */
export function isFresh(entry: Entry | undefined, key: string, folder: string = PUBLIC): boolean {
  return entry?.key === key && entry.files.every((file) => existsSync(path.join(folder, file)));
}
