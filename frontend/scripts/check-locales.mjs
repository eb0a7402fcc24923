/** Fails when a language lacks a text or a form of one, has one too many, or leaves one empty. Takes the folder of the texts. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { categoriesOf, faultsOf } from './locale-parity.mjs';
import { particleFaultsOf } from './particles.mjs';
import { namespaces } from './namespaces.mjs';
import { readJson } from './read-json.mjs';

const folder = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '../../locales'));
const listFile = path.resolve(import.meta.dirname, '../src/routing/pages.json');

/** @param {string} file @returns {import('./locale-parity.mjs').Json} */
const read = (file) => readJson(file);

const list = /** @type {typeof import('../src/routing/pages.json')} */ (read(listFile));
const wanted = namespaces(list);

const faults = list.locales.flatMap(({ code, tag }) => {
  const needed = categoriesOf(tag);
  const present = existsSync(path.join(folder, code)) ? readdirSync(path.join(folder, code)) : [];
  const strangers = present
    .filter((file) => !wanted.includes(path.basename(file, '.json')))
    .map((file) => `${code}/${file} is read by nothing`);
  return [
    ...strangers,
    ...wanted.flatMap((namespace) => {
      const file = path.join(folder, code, `${namespace}.json`);
      if (!existsSync(file)) return [`${code}/${namespace}.json is missing`];
      const schema = read(path.join(folder, 'en', `${namespace}.json`));
      const texts = read(file);
      return [...faultsOf(schema, texts, '', needed), ...particleFaultsOf(texts, tag)].map(
        (fault) => `${code}/${namespace}.json: ${fault}`,
      );
    }),
  ];
});

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
