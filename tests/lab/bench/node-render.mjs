// The baseline of the engine: Node runs the same bundle on the same data, in one thread. Arguments: BUNDLE REQUESTS.
// Reads blocks from standard input as `renderer blocks` of ssr-runtime's benchmark does, and tells processor time as it does.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [bundle = '', requests = ''] = process.argv.slice(2);
const { render } = await import(pathToFileURL(path.resolve(bundle)).href);

/** @type {Map<string, { url: string, data: unknown }>} */
const pages = new Map();
for (const { name, url, data } of JSON.parse(readFileSync(requests, 'utf8'))) {
  pages.set(name, { url, data: JSON.parse(data) });
}

for await (const line of createInterface({ input: process.stdin })) {
  const [name = '', rounds = '0'] = line.split(' ');
  const page = pages.get(name);
  const begun = process.cpuUsage();
  let htmlBytes = 0;
  for (let round = 0; round < Number(rounds); round += 1) {
    // As ours does, and as every server must.
    htmlBytes = Buffer.from((await render(page)).html).length;
  }
  const { user, system } = process.cpuUsage(begun);
  const microseconds = (user + system) / Number(rounds);
  process.stdout.write(`${JSON.stringify({ microseconds, htmlBytes })}\n`);
}
