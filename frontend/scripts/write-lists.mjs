/** Writes the modules of `lists.mjs` and `song-lists.mjs` that are not as they should be. The build and the developers' loop call it first. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import pages from '../src/routing/pages.json' with { type: 'json' };
import songs from '../media/songs.json' with { type: 'json' };
import { modulesOf } from './lists.mjs';
import { songModulesOf } from './song-lists.mjs';

const frontend = path.resolve(import.meta.dirname, '..');

const ofPages = Object.entries(modulesOf(pages)).map(([name, text]) => [`src/${name}`, text]);
for (const [name = '', text = ''] of [...ofPages, ...Object.entries(songModulesOf(songs))]) {
  const file = path.join(frontend, name);
  // A file that is written anew makes its bundles stale.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
