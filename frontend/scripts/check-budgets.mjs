/** Fails when a page's first load is heavier than it may be. Runs after both builds. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { faultsOf, weighAssets, weighDocument, weighGame } from './budgets.mjs';
import { samplePageData } from './sample-data.mjs';

const frontend = path.resolve(import.meta.dirname, '..');
const list = /** @type {typeof import('../src/routing/pages.json')} */ (
  JSON.parse(readFileSync(path.join(frontend, 'src/routing/pages.json'), 'utf8'))
);
const bundle = pathToFileURL(path.join(frontend, 'dist/server/entry-server.js')).href;
const { render } = /** @type {typeof import('../src/entry-server')} */ (await import(bundle));

const weights = list.pages.flatMap(({ id, path: route }) => {
  const { script, style } = weighAssets(path.join(frontend, 'dist/client'), id);
  const documents = list.locales.map(({ code }) => {
    const page = /** @type {import('../src/routing/pages').PageId} */ (id);
    const locale = /** @type {import('../src/routing/pages').LocaleCode} */ (code);
    const data = samplePageData(page, locale);
    const output = render({ url: `${route}?locale=${code}`, data });
    return {
      what: `${id} ${code}`,
      kind: /** @type {const} */ ('document'),
      bytes: weighDocument(output, data),
    };
  });
  return [
    { what: id, kind: /** @type {const} */ ('script'), bytes: script },
    { what: id, kind: /** @type {const} */ ('style'), bytes: style },
    ...documents,
  ];
});
const game = {
  what: 'mashup',
  kind: /** @type {const} */ ('game'),
  bytes: weighGame(path.join(frontend, 'dist/client')),
};

const all = [...weights, game];
for (const { what, kind, bytes } of all) console.log(`${kind.padEnd(9)}${what.padEnd(16)}${bytes}`);
const faults = faultsOf(all);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
