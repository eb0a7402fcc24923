/**
 * Prints how pages and game keep pace on a phone whose processor is four times slower: the tasks of each page's load that
 * are above 50 ms, and the frames of a play. `npm run pace --workspace tests -- [--pages home] [--locales en] [--loads 5]
 * [--slowdown 4] [--only tasks|frames]`.
 */
import { parseArgs } from 'node:util';

import { launchBrowser } from '../fixtures/chromium';
import { LOCALIZED_PAGES, chosenPages } from '../fixtures/pages';
import { serve } from '../fixtures/serve';
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
try {
  if (options.only !== 'frames') {
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
  if (options.only !== 'tasks') {
    const heads = ['frames a second', 'interval 50/95/99 %, ms', 'script 50/95/99 %, ms'];
    console.log(`\n${['processor', ...heads].map((cell) => cell.padEnd(26)).join('')}`);
    for (const rate of [1, slowdown]) {
      const frames = await playFrames(browser, address, rate);
      const spread = (numbers: readonly number[]) => numbers.map((n) => n.toFixed(1)).join(' / ');
      const name = rate === 1 ? 'this machine' : `${String(rate)} times slower`;
      const cells = [name, frames.rate.toFixed(1), spread(frames.interval), spread(frames.script)];
      console.log(cells.map((cell) => cell.padEnd(26)).join(''));
    }
  }
} finally {
  await browser.close();
  await stop();
}
