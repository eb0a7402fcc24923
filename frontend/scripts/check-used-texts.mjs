/** Fails when a text is in `locales/` that no code of the pages reads. Takes the `tsconfig.json` of the pages. */
import path from 'node:path';

import { unusedTexts } from './used-texts.mjs';

const config = path.resolve(
  process.argv[2] ?? path.resolve(import.meta.dirname, '../tsconfig.json'),
);
const unused = unusedTexts(config);
for (const key of unused) console.error(`${key} is used nowhere`);
if (unused.length > 0) process.exitCode = 1;
