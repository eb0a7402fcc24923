// The baseline of the engine: Node runs the same bundle on the same data, in one thread.
// Arguments as those of ssr-runtime's benchmark: BUNDLE REQUESTS ROUNDS.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [bundle = '', requests = '', rounds = '0'] = process.argv.slice(2);
const { render } = await import(pathToFileURL(path.resolve(bundle)).href);

/** @type {Record<string, { microseconds: number, htmlBytes: number }>} */
const report = {};
for (const { name, url, locale, data } of JSON.parse(readFileSync(requests, 'utf8'))) {
  const request = { url, locale, data: JSON.parse(data) };
  // As many rounds before the clock starts as under it, as in the other benchmark.
  for (let round = 0; round < Number(rounds); round += 1) await render(request);
  const begun = performance.now();
  let htmlBytes = 0;
  for (let round = 0; round < Number(rounds); round += 1) {
    htmlBytes = (await render(request)).html.length;
  }
  report[name] = { microseconds: ((performance.now() - begun) * 1000) / Number(rounds), htmlBytes };
}
process.stdout.write(JSON.stringify(report));
