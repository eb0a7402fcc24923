/** The Vite server behind the Rust server: modules, Fast Refresh and the messages to the browsers. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { createLogger, createServer } from 'vite';

import { emit } from './protocol.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** What the server reads anew after a change: the texts, and files of the company's facts that lie elsewhere. */
const content = [
  path.resolve(root, '../locales'),
  ...(process.env['SITE_FACTS_FILES'] ?? '').split(path.delimiter).filter(Boolean),
];

/** Where the browser's hot-update socket connects; Rust passes it on. */
const HMR_PATH = '/@hmr';

/** Milliseconds after a change in which the watcher keeps quiet about a second one of the same file (chokidar's throttle), and more. */
const QUIET_MS = 100;

/** @param {string} file */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Tells that a file of texts or facts changed, and that it changed again meanwhile. @param {string} file */
async function tellChange(file) {
  const told = changedAt(file);
  emit({ type: 'locales' });
  await pause(QUIET_MS);
  if (changedAt(file) !== told) emit({ type: 'locales' });
}

/** A logger that leaves standard output to the protocol. */
export function stderrLogger() {
  const logger = createLogger('info');
  const write = (/** @type {string} */ message) => void process.stderr.write(`${message}\n`);
  return { ...logger, info: write, warn: write, warnOnce: write, error: write };
}

/** Starts Vite on a free port of the loopback and tells it. */
export async function startVite() {
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    mode: 'development',
    clearScreen: false,
    customLogger: stderrLogger(),
    server: {
      host: '127.0.0.1',
      // Vite takes 0 for its default port and moves on while ports are taken.
      port: 0,
      strictPort: false,
      hmr: { path: HMR_PATH },
      watch: { ignored: ['**/dist/**'] },
    },
  });
  vite.watcher.add(content);
  vite.watcher.on('all', (_event, file) => {
    if (content.some((place) => file.startsWith(place))) void tellChange(file);
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('vite has no port');
  emit({ type: 'vite', port: address.port });

  return {
    close: () => vite.close(),
    /** @param {import('./protocol.mjs').Command} command */
    handle(command) {
      switch (command.type) {
        case 'reload':
          vite.ws.send({ type: 'full-reload', path: '*' });
          break;
        case 'content':
          vite.ws.send({ type: 'custom', event: 'site:content' });
          break;
        case 'error':
          vite.ws.send({
            type: 'error',
            err: { message: command.message, stack: command.stack },
          });
          break;
      }
    },
  };
}
