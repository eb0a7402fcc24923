import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Ledger } from './record';
import type { Product } from './step';

function gather(ledger: Ledger, part: 'pictures' | 'clips' | 'downloads'): Record<string, unknown> {
  const all = Object.values(ledger).flatMap((entry: Product) => Object.entries(entry[part] ?? {}));
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The text of the module that pages import: everything that was made, with its exact names. */
export function manifestText(ledger: Ledger): string {
  const part = (name: 'pictures' | 'clips' | 'downloads', value: string, key: string) => {
    const list = gather(ledger, name);
    const isWhole = name !== 'clips' && name !== 'downloads';
    const type = isWhole ? `Record<${key}, ${value}>` : `Partial<Record<${key}, ${value}>>`;
    return `export const ${name}: Readonly<${type}> = ${JSON.stringify(list, null, 2)};\n`;
  };
  return [
    '// Made by `npm run media`; do not edit.\n',
    "import type { Clip, ClipName, Download, DownloadName, Picture, PictureName } from './types';\n",
    part('pictures', 'Picture', 'PictureName'),
    part('clips', 'Clip', 'ClipName'),
    part('downloads', 'Download', 'DownloadName'),
  ].join('\n');
}

/** Writes a module when it changed; an untouched file leaves the bundles' build alone. */
export function writeModule(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
