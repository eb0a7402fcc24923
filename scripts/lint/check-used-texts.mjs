/**
 * Fails when a text is in `locales/` that no code of the pages, of the desk or of the media reads, when a text is filled without a
 * value for each placeholder, and when nothing reads a file. What the program itself says is read by types of Rust
 * (`server/words`), whose tests find the same. Takes the `tsconfig.json` of others.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { textsOf, unreadFiles } from './used-texts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const given = process.argv.slice(2);
const configs =
  given.length > 0
    ? given
    : ['frontend', 'frontend/desk', 'frontend/media'].map((folder) => `${folder}/tsconfig.json`);
const read = configs.map((config) => textsOf(path.resolve(root, config)));
// The media read texts of the fan kit's page too, and only some of each.
const [pages, ...others] = read;
const own = new Set(pages?.files);
const faults = [
  ...(pages?.faults ?? []),
  ...others.flatMap((one) => one.faults.filter((fault) => !own.has(fault.split(':')[0] ?? ''))),
];

if (given.length === 0) {
  const program = readFileSync(path.join(root, 'server/words/build.rs'), 'utf8');
  const names = readdirSync(path.join(root, 'locales/en'));
  const files = read.flatMap((one) => one.files);
  faults.push(...unreadFiles(names, files, program).map((name) => `${name} is read by nothing`));
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
