// The rows of the comparison of engines.
import { cell, lines } from '../table.mjs';

/** @typedef {import('../table.mjs').Spread} Spread */
/** @typedef {import('./limit.mjs').Limit} Limit */
/**
 * @typedef {object} Measured
 * @property {string} page
 * @property {number} count isolates or processes
 * @property {string} name
 * @property {string} same how its page was found to be the same
 * @property {{ perSecond: Spread, p50: Spread, p99: Spread }} load
 * @property {Limit} [limit]
 * @property {number} [memory] MiB
 * @property {Spread} [start] milliseconds
 */

/** @param {Limit | undefined} limit */
export function limitCell(limit) {
  if (limit === undefined) return '';
  const { connections, p99, outcome } = limit;
  if (outcome === 'refuses') return `refuses at ${String(connections)}`;
  if (outcome === 'not reached') return `above ${String(connections)} (${p99.toFixed(0)} ms)`;
  return String(connections);
}

/**
 * How a figure stands beside the first contender's of the same page and the same number of processes.
 *
 * @param {readonly { page: string, count: number, load: { perSecond: Spread } }[]} all
 * @param {{ page: string, count: number, load: { perSecond: Spread } }} one
 */
function ratio(all, one) {
  const first = all.find(({ page, count }) => page === one.page && count === one.count);
  return cell(one.load.perSecond.median / (first?.load.perSecond.median ?? NaN));
}

/**
 * The table of whole pages as Markdown.
 *
 * @param {readonly Measured[]} measured
 */
export function wholePages(measured) {
  const head = [
    'page',
    'isolates or processes',
    'contender',
    'same as the first by',
    'requests/s',
    'beside the first',
    'p50, ms',
    'p99, ms',
    'connections at p99 > 500 ms',
    'resident, MiB',
    'first page after, ms',
  ];
  const body = measured.map((one) => [
    one.page,
    String(one.count),
    one.name,
    one.same,
    cell(one.load.perSecond),
    ratio(measured, one),
    cell(one.load.p50),
    cell(one.load.p99),
    limitCell(one.limit),
    cell(one.memory),
    cell(one.start),
  ]);
  return lines([head, head.map(() => '---'), ...body]);
}

/**
 * The table of the page that streams as Markdown.
 *
 * @param {readonly { name: string, same: string, times: Record<string, Spread> }[]} measured
 */
export function streams(measured) {
  const head = [
    'contender',
    'same as the first by',
    'requests/s',
    'first byte p50, ms',
    'first byte p99, ms',
    'whole p50, ms',
    'whole p99, ms',
  ];
  const keys = ['perSecond', 'first50', 'first99', 'whole50', 'whole99'];
  const body = measured.map(({ name, same, times }) => [
    name,
    same,
    ...keys.map((key) => cell(times[key])),
  ]);
  return lines([head, head.map(() => '---'), ...body]);
}
