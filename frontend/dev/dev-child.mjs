/**
 * The JavaScript half of the development server. Rust starts it, proxies its Vite server and renders with
 * its bundles. Both talk JSON lines: events on standard output, commands on standard input. Everything
 * else that is printed goes to standard error.
 */
import readline from 'node:readline';

import { describeFailure } from './failure.mjs';
import { makeMissingMedia } from './missing-media.mjs';
import { emit, parseCommand } from './protocol.mjs';

/** @type {(() => Promise<unknown>)[]} */
const closers = [];

async function start() {
  // Before anything reads them.
  await import('../scripts/write-lists.mjs');
  const [{ startVite }, { watchBundle }] = await Promise.all([
    import('./vite-server.mjs'),
    import('./bundle-watch.mjs'),
  ]);
  const server = await startVite();
  closers.push(() => server.close());
  closers.push(await watchBundle());
  closers.push(makeMissingMedia());

  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    try {
      server.handle(parseCommand(line));
    } catch (error) {
      console.error(describeFailure(error));
    }
  });
}

let isStopping = false;

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.allSettled(closers.map((close) => close()));
  process.exit(code);
}

process.stdin.on('end', () => void stop(0));
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  await start();
} catch (error) {
  console.error(describeFailure(error));
  emit({ type: 'fatal', message: describeFailure(error) });
  await stop(1);
}
