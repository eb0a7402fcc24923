/**
 * Visitors of a site, on a thread of their own so that nothing else of the measurement makes them wait. Every second
 * request comes over a new connection, as a new visitor's does; the others share some that are kept open.
 */
import http from 'node:http';
import https from 'node:https';
import { parentPort, workerData } from 'node:worker_threads';

import { inputOf } from '../thread';
import { HUNG_AFTER_MS, showsStack, type Noticed, type Visit, type Word } from './visits';

/** Pause between two looks at whether a request is due. */
const TICK_MS = 2;

const { origin, paths, perSecond, endsWhenRefused } = inputOf(workerData) as Visit;
const { get, Agent } = origin.startsWith('https:') ? https : http;
// The certificate is the measurement's own.
// One after the other, so that none of them is idle for long.
const kept = new Agent({ keepAlive: true, maxSockets: 16, scheduling: 'fifo' });

const quiet: number[][] = [];
const fault: number[] = [];
const lost: Record<string, number> = {};
/** Where the times of the requests of now belong. Those before the first window count nowhere. */
let times: number[] = [];
let hung = 0;
let open = 0;
let sent = 0;
let isRefused = false;

function lose(why: string): void {
  lost[why] = (lost[why] ?? 0) + 1;
}

function fail(error: NodeJS.ErrnoException, isKept: boolean): void {
  if (endsWhenRefused && times === fault && error.code === 'ECONNREFUSED') {
    isRefused = true;
  } else if (error.message === 'hung') {
    hung += 1;
  } else {
    lose(`${error.code ?? error.message} on a ${isKept ? 'kept' : 'new'} connection`);
  }
}

/** Makes one request that was due at a moment. */
function visit(due: number): void {
  const during = times;
  const { path, status } = paths[sent % paths.length] ?? { path: '/', status: 200 };
  const agent = sent % 2 === 0 ? kept : false;
  sent += 1;
  open += 1;
  let isOver = false;
  const end = (outcome: () => void) => {
    if (isOver) return;
    isOver = true;
    open -= 1;
    outcome();
  };
  const options = { agent, rejectUnauthorized: false, signal: AbortSignal.timeout(HUNG_AFTER_MS) };
  const failed = (error: NodeJS.ErrnoException) => {
    end(() => {
      const isHung = error.name === 'AbortError' || error.name === 'TimeoutError';
      fail(isHung ? new Error('hung') : error, request.reusedSocket);
    });
  };
  const request = get(`${origin}${path}`, options, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (text: string) => (body += text));
    response.on('error', failed);
    response.on('end', () => {
      end(() => {
        if (response.statusCode !== status) {
          lose(`${String(response.statusCode)}${showsStack(body) ? ' with a stack' : ''}`);
        } else if (body.trimEnd().endsWith('</html>')) {
          during.push(performance.now() - due);
        } else {
          lose('a page without its end');
        }
      });
    });
  });
  request.on('error', failed);
}

const begun = performance.now();
const clock = setInterval(() => {
  const elapsed = performance.now() - begun;
  // What was due while this thread had no core is made up for, and counts from when it was due.
  while (!isRefused && (sent * 1000) / perSecond <= elapsed) {
    visit(begun + (sent * 1000) / perSecond);
  }
}, TICK_MS);

/** Ends when every request has its end. */
function finish(): void {
  clearInterval(clock);
  const look = setInterval(() => {
    if (open > 0) return;
    clearInterval(look);
    kept.destroy();
    parentPort?.postMessage({ quiet, fault, requests: sent, lost, hung } satisfies Noticed);
    parentPort?.close();
  }, TICK_MS);
}

parentPort?.on('message', (word: Word) => {
  if (word === 'end') {
    finish();
  } else if (word === 'fault') {
    times = fault;
  } else {
    times = [];
    quiet.push(times);
  }
});
