/** Asks for pages one after another on some connections, as fast as the site renders them, and says how many it got. */
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

import { inputOf } from '../thread';
import { HUNG_AFTER_MS } from '../faults/visits';
import type { Load, Loaded } from './load';

const { origin, paths, connections } = inputOf(workerData) as Load;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const loaded: Loaded = { renders: 0, failed: {} };
let isOver = false;
let sent = 0;

function fail(why: string): void {
  loaded.failed[why] = (loaded.failed[why] ?? 0) + 1;
}

function requestPage(): Promise<void> {
  const { path, status } = paths[sent++ % paths.length] ?? { path: '/', status: 200 };
  return new Promise((resolve) => {
    const request = http.get(`${origin}${path}`, { agent, timeout: HUNG_AFTER_MS }, (response) => {
      response.resume().on('end', () => {
        const isRendered = String(response.headers['server-timing']).includes('MISS');
        if (response.statusCode !== status) fail(`status ${String(response.statusCode)}`);
        else if (!isRendered) fail('a page from the cache');
        else loaded.renders += 1;
        resolve();
      });
    });
    // A site that hangs shall not make the soak hang.
    request.on('timeout', () => request.destroy(new Error('hung')));
    request.on('error', (error) => {
      fail(error.message);
      resolve();
    });
  });
}

async function keepRequesting(): Promise<void> {
  while (!isOver) await requestPage();
}

const all = Promise.all(Array.from({ length: connections }, keepRequesting));
parentPort?.on('message', () => {
  isOver = true;
  void all.then(() => {
    agent.destroy();
    parentPort?.postMessage(loaded);
    parentPort?.close();
  });
});
