/** Writes the modules of `lists.mjs` that are not as they should be. The build and the developers' loop call it first. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import pages from '../src/routing/pages.json' with { type: 'json' };
import { modulesOf } from './lists.mjs';

const src = path.resolve(import.meta.dirname, '../src');

for (const [name, text] of Object.entries(modulesOf(pages))) {
  const file = path.join(src, name);
  // A file that is written anew makes its bundles stale.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
