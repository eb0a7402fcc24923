/**
 * Prints how pages, game and desk keep pace when the processor is four times slower: the tasks of each page's load that are
 * above 50 ms, the frames of a play, how soon a first play begins, and the desk's keys, list and positions. `npm run pace --workspace @axtorm/lab -- [--pages home]
 * [--locales en] [--loads 5] [--slowdown 4] [--only tasks|frames|first|desk]`.
 */
import { parseArgs } from 'node:util';

import { launchBrowser } from '../../fixtures/chromium';
import { percentile, tableHead, tableRow } from '../figures';
import { LOCALIZED_PAGES, chosenPages } from '../../fixtures/pages';
import { enterDrafts } from '../../fixtures/real-posts';
import { serve } from '../../fixtures/serve';
import { PROGRAM } from '../../fixtures/site-process';
import { deskPace, positionDrafts } from './desk';
import { WAYS, type Way, firstPlay } from './first';
import { playFrames } from './frames';
import { longTasks } from './tasks';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    locales: { type: 'string' },
    loads: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const slowdown = Number(options.slowdown);
const pages = chosenPages(LOCALIZED_PAGES, options);

/** What the machine itself adds: a page without styles and scripts. */
const HEADING = 'data:text/html,<!doctype html><title>A heading</title><h1>A heading</h1>';

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => cell.padEnd(i === 0 ? 24 : 14)).join('');
}

const { address, stop } = await serve();
const browser = await launchBrowser();

/** What a processor is called in a table. */
const nameOf = (rate: number) => (rate === 1 ? 'this machine' : `${String(rate)} times slower`);

const spread = (numbers: readonly number[]) => numbers.map((n) => n.toFixed(1)).join(' / ');

async function printTasks(): Promise<void> {
  console.log(row(['page', 'loads', 'without', 'tasks above 50 ms, as duration @ time']));
  for (const { name, url } of [
    { name: 'a heading alone', url: HEADING },
    ...pages.map(({ url }) => ({ name: url, url: address + url })),
  ]) {
    const loads = [];
    for (let load = 0; load < Number(options.loads); load += 1)
      loads.push(await longTasks(browser, url, slowdown));
    const without = loads.filter((tasks) => tasks.length === 0).length;
    const tasks = loads
      .flat()
      .map(({ at, duration }) => `${String(Math.round(duration))} @ ${String(Math.round(at))}`);
    console.log(row([name, String(loads.length), String(without), tasks.join(', ')]));
  }
}

async function printFrames(): Promise<void> {
  const heads = ['frames a second', 'interval 50/95/99 %, ms', 'script 50/95/99 %, ms'];
  console.log(`\n${['processor', ...heads].map((cell) => cell.padEnd(26)).join('')}`);
  for (const rate of [1, slowdown]) {
    const frames = await playFrames(browser, address, rate);
    const cells = [nameOf(rate), frames.rate.toFixed(1), spread(frames.interval)];
    console.log([...cells, spread(frames.script)].map((cell) => cell.padEnd(26)).join(''));
  }
}

async function printFirst(): Promise<void> {
  const seconds = (numbers: readonly number[]) =>
    [0.5, 0.95].map((share) => (percentile(numbers, share) / 1000).toFixed(2)).join(' / ');
  const heads = ['presses', 'first click', 'first note'];
  console.log(`\n${tableHead([`${nameOf(slowdown)}, 1.6 Mbit/s; s, 50/95 %`, ...heads])}`);
  for (const way of Object.keys(WAYS) as Way[]) {
    const plays = [];
    for (let load = 0; load < Number(options.loads); load += 1)
      plays.push(await firstPlay(browser, address, slowdown, way));
    const cells = [plays.map(({ click }) => click), plays.map(({ note }) => note)].map(seconds);
    console.log(tableRow([way, String(plays.length), ...cells]));
  }
}

async function printDesk(): Promise<void> {
  // Without posts of its own, so that the order counts all that is entered.
  const { deskLink, dataDir, stop: stopDesk } = await serve({ desk: true, posts: false });
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(deskLink);
  await page.getByRole('button', { name: 'New position' }).waitFor();
  await enterDrafts(PROGRAM, dataDir, positionDrafts());
  const list = new URL('/', deskLink).href;
  const heads = [
    'key done',
    'bare',
    'ratio',
    'key shown',
    'frames a second',
    'frame',
    'position opened',
    'order opened',
    'moved in it',
  ];
  console.log(`\n${tableHead(['processor; ms, 50/95 %', ...heads])}`);
  for (const rate of [1, slowdown]) {
    const pace = await deskPace(browser, list, await context.cookies(), rate);
    const { work, bare, shown, rate: frames, interval, open, order, moved } = pace;
    const keys = [spread(work), spread(bare), (work[0] / bare[0]).toFixed(2), spread(shown)];
    const others = [interval, open, order, moved].map(spread);
    console.log(tableRow([nameOf(rate), ...keys, frames.toFixed(1), ...others]));
  }
  await context.close();
  await stopDesk();
}

const parts = { tasks: printTasks, frames: printFrames, first: printFirst, desk: printDesk };
try {
  for (const [name, print] of Object.entries(parts))
    if (options.only === undefined || options.only === name) await print();
} finally {
  await browser.close();
  await stop();
}
