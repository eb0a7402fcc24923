/** Writes the modules of `lists.mjs` that are not as they should be. The build and the developers' loop call it first. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { modulesOf } from './lists.mjs';

const src = path.resolve(import.meta.dirname, '../src');
const list = /** @type {import('./lists.mjs').List} */ (
  JSON.parse(readFileSync(path.join(src, 'routing/pages.json'), 'utf8'))
);

for (const [name, text] of Object.entries(modulesOf(list))) {
  const file = path.join(src, name);
  // A file that is written anew makes its bundles stale.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
