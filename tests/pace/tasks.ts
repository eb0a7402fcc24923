/** How long the longest tasks of a page's load are: while one runs, the page does not answer a tap. */
import type { Browser } from '@playwright/test';

import { phonePage } from './phone';

/** A task above 50 ms, which the browser reports as long. */
export interface LongTask {
  /** Milliseconds since the navigation. */
  readonly at: number;
  readonly duration: number;
}

/** Milliseconds after the load event in which tasks still belong to the load. */
const SETTLE_MS = 4000;

interface Recorded {
  longTasks: LongTask[];
}

/** Loads a page with an empty cache and returns its long tasks. */
export async function longTasks(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<readonly LongTask[]> {
  const page = await phonePage(browser, slowdown);
  await page.addInitScript(() => {
    const recorded = window as unknown as Recorded;
    recorded.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        recorded.longTasks.push({ at: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const tasks = await page.evaluate(() => (window as unknown as Recorded).longTasks);
  await page.context().close();
  return tasks;
}
