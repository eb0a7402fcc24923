/** How long the longest tasks of a page's load are: while one runs, the page does not react to a tap. */
import { setTimeout as pause } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import { unwatchedPage } from './unwatched-phone';

/** A task above 50 ms, which the browser reports as long. */
export interface LongTask {
  /** Milliseconds since the navigation. */
  readonly at: number;
  readonly duration: number;
}

/** Milliseconds after the start of the navigation in which tasks belong to the load. */
const LOAD_MS = 5500;

const RECORD = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ at: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
`;

/** Loads a page with an empty cache and returns its long tasks. */
export async function longTasks(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<readonly LongTask[]> {
  const page = await unwatchedPage(browser, slowdown, RECORD);
  try {
    await page.open(url);
    await pause(LOAD_MS);
    return (await page.evaluate('window.longTasks')) as readonly LongTask[];
  } finally {
    await page.close();
  }
}
