// Puts servers under load, in turns, so that all of them meet the same moments of a machine whose speed changes.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { promisify } from 'node:util';

import { spreadOf } from './table.mjs';

const run = promisify(execFile);

/** What is left to the servers when the load generator has its own half of the cores. */
export const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));
/** Connections that are kept busy. */
export const CONNECTIONS = 25;
/** Turns of each server, and seconds of one. */
export const TURNS = Number(process.env['BENCH_TURNS'] ?? 5);
export const SECONDS = 2;

/** @typedef {{ url: string, headers?: Record<string, string> }} Target */
/** @typedef {{ perSecond: number, p99: number }} Figures requests a second, and milliseconds */
/** @typedef {import('./table.mjs').Spread} Spread */
/** @typedef {import('./table.mjs').Row} Row */

/**
 * @param {Target} target
 * @returns {Promise<Figures>}
 */
async function load({ url, headers = {} }) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const amounts = [`-t${String(WORKERS)}`, `-c${String(CONNECTIONS)}`, `-d${String(SECONDS)}s`];
  // Longer than a turn: what is slow shall be counted, not called an error.
  const options = ['--latency', '--timeout', '10s'];
  const { stdout } = await run('wrk', [...amounts, ...options, ...lines, url]);
  if (/Non-2xx|Socket errors/u.test(stdout)) throw new Error(`${url} failed under load: ${stdout}`);
  const [, amount = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/u.exec(stdout) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]),
    p99: Number(amount) * scale,
  };
}

/**
 * What each target's turns gave, after one that does not count.
 *
 * @param {Target[]} targets
 * @returns {Promise<{ perSecond: Spread, p99: Spread }[]>}
 */
export async function loadInTurns(targets) {
  /** @type {Figures[][]} */
  const turns = targets.map(() => []);
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [index, target] of targets.entries()) {
      const figures = await load(target);
      if (turn > 0) turns[index]?.push(figures);
    }
  }
  return turns.map((list) => ({
    perSecond: spreadOf(list.map(({ perSecond }) => perSecond)),
    p99: spreadOf(list.map(({ p99 }) => p99)),
  }));
}

/**
 * Two rows of the table for each baseline.
 *
 * @param {string} what
 * @param {Target} ours
 * @param {Record<string, Target>} baselines by their names
 * @returns {Promise<Row[]>}
 */
export async function rows(what, ours, baselines) {
  const [mine, ...others] = await loadInTurns([ours, ...Object.values(baselines)]);
  return Object.keys(baselines).flatMap((name, index) => rowsOf(what, name, mine, others[index]));
}

/**
 * The rows of one baseline.
 *
 * @param {string} what
 * @param {string} name
 * @param {{ perSecond: Spread, p99: Spread }} ours
 * @param {{ perSecond: Spread, p99: Spread }} theirs
 * @returns {Row[]}
 */
export function rowsOf(what, name, ours, theirs) {
  return [
    [`${what}, requests/s; ${name}`, ours.perSecond, theirs.perSecond],
    [`${what}, p99 ms; ${name}`, ours.p99, theirs.p99],
  ];
}
