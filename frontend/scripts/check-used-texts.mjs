/** Fails when a text is in `locales/` that no code of the pages or of the desk reads. Takes the `tsconfig.json` of others. */
import path from 'node:path';

import { unusedTexts } from './used-texts.mjs';

const frontend = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
const configs = given.length > 0 ? given : ['tsconfig.json', 'desk/tsconfig.json'];
const unused = configs.flatMap((config) => unusedTexts(path.resolve(frontend, config)));
for (const key of unused) console.error(`${key} is used nowhere`);
if (unused.length > 0) process.exitCode = 1;
