// Times of pages that arrive in parts: until the first byte of the body and until its end.
import { once } from 'node:events';
import http from 'node:http';

import { spreadOf } from '../table.mjs';
import { STREAM_VISITORS } from './contenders.mjs';

/** How long requests are sent. */
const MILLISECONDS = 2000;

/** @typedef {import('../table.mjs').Spread} Spread */
/** @typedef {{ first: number, whole: number }} Arrival milliseconds since the request */

/**
 * One page, over a connection that may be kept.
 *
 * @param {string} url
 * @param {http.Agent} agent
 * @returns {Promise<Arrival>}
 */
async function arrivalOf(url, agent) {
  const begun = performance.now();
  const request = http.get(url, { agent });
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(request, 'response'));
  if (response.statusCode !== 200)
    throw new Error(`${url} responded with ${String(response.statusCode)}`);
  let first = NaN;
  response.once('data', () => {
    first = performance.now() - begun;
  });
  await once(response, 'end');
  return { first, whole: performance.now() - begun };
}

/**
 * @param {number[]} values
 * @param {number} part between 0 and 1
 */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

/** @typedef {{ perSecond: number, first50: number, first99: number, whole50: number, whole99: number }} Figures */

/**
 * A stretch of load.
 *
 * @param {string} url
 * @returns {Promise<Figures>}
 */
async function loadOf(url) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: STREAM_VISITORS });
  /** @type {Arrival[]} */
  const arrivals = [];
  const begun = performance.now();
  const visitor = async () => {
    while (performance.now() - begun < MILLISECONDS) arrivals.push(await arrivalOf(url, agent));
  };
  await Promise.all(Array.from({ length: STREAM_VISITORS }, visitor));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const firsts = arrivals.map(({ first }) => first);
  const wholes = arrivals.map(({ whole }) => whole);
  return {
    perSecond: arrivals.length / seconds,
    first50: quantile(firsts, 0.5),
    first99: quantile(firsts, 0.99),
    whole50: quantile(wholes, 0.5),
    whole99: quantile(wholes, 0.99),
  };
}

/**
 * What the rounds of each server gave, after one that does not count.
 *
 * @param {string[]} urls
 * @param {number} rounds
 * @returns {Promise<Record<keyof Figures, Spread>[]>}
 */
export async function streamsInRounds(urls, rounds) {
  /** @type {Figures[][]} */
  const found = urls.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const figures = await loadOf(url);
      if (round > 0) found[index]?.push(figures);
    }
  }
  return found.map((list) => {
    const of = (/** @type {keyof Figures} */ key) => spreadOf(list.map((round) => round[key]));
    return {
      perSecond: of('perSecond'),
      first50: of('first50'),
      first99: of('first99'),
      whole50: of('whole50'),
      whole99: of('whole99'),
    };
  });
}
