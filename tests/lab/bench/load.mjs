// Puts servers under load, in rounds, so that all of them meet the same moments of a machine whose speed changes.
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
/** Rounds of each server, and seconds of one. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
export const SECONDS = 2;

/** @typedef {{ url: string, headers?: Record<string, string> }} Target */
/** @typedef {{ perSecond: number, p50: number, p99: number, refused: number }} Figures a second; milliseconds; responses */
/** @typedef {import('./table.mjs').Spread} Spread */
/** @typedef {{ perSecond: Spread, p50: Spread, p99: Spread }} Spreads */
/** @typedef {import('./table.mjs').Row} Row */

/**
 * Milliseconds of a percentile that wrk prints.
 *
 * @param {string} printed
 * @param {number} percent
 */
function percentile(printed, percent) {
  const line = new RegExp(String.raw`${String(percent)}%\s+([\d.]+)(us|ms|s|m)\b`, 'u');
  const [, amount = 'NaN', unit = 'ms'] = line.exec(printed) ?? [];
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? 1);
}

/**
 * What wrk prints, as figures.
 *
 * @param {string} printed
 * @returns {Figures}
 */
export function figuresOf(printed) {
  const count = (/** @type {RegExp} */ line) => Number(line.exec(printed)?.[1] ?? 0);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(
    printed,
  );
  const broken = (errors?.slice(1) ?? []).reduce((sum, each) => sum + Number(each), 0);
  return {
    perSecond: count(/Requests\/sec:\s+([\d.]+)/u),
    p50: percentile(printed, 50),
    p99: percentile(printed, 99),
    refused: count(/Non-2xx or 3xx responses: (\d+)/u) + broken,
  };
}

/**
 * Puts a server under load once.
 *
 * @param {Target} target
 * @param {{ connections?: number, seconds?: number }} [amounts]
 */
export async function load({ url, headers = {} }, amounts = {}) {
  const { connections = CONNECTIONS, seconds = SECONDS } = amounts;
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = [`-t${String(WORKERS)}`, `-c${String(connections)}`, `-d${String(seconds)}s`];
  // Longer than a round: what is slow shall be counted, not called an error.
  options.push('--latency', '--timeout', '10s');
  const { stdout } = await run('wrk', [...options, ...lines, url]);
  return figuresOf(stdout);
}

/**
 * What each target's rounds gave, after one that does not count.
 *
 * @param {Target[]} targets
 * @param {number} [rounds]
 * @returns {Promise<Spreads[]>}
 */
export async function loadInRounds(targets, rounds = ROUNDS) {
  /** @type {Figures[][]} */
  const found = targets.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const figures = await load(target);
      if (figures.refused > 0)
        throw new Error(`${target.url} refused ${String(figures.refused)} requests`);
      if (round > 0) found[index]?.push(figures);
    }
  }
  return found.map((list) => ({
    perSecond: spreadOf(list.map(({ perSecond }) => perSecond)),
    p50: spreadOf(list.map(({ p50 }) => p50)),
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
  const [mine, ...others] = await loadInRounds([ours, ...Object.values(baselines)]);
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
