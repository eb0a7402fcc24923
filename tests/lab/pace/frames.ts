/** How evenly the game paints: the time between the frames of a play, and what its script takes of each. */
import type { Browser } from '@playwright/test';

import { choose } from '../../fixtures/play';
import { percentile } from '../figures';
import { phonePage } from './phone';

/** What a play showed. */
export interface Frames {
  readonly count: number;
  /** Milliseconds between two frames: half of them and 95 and 99 of 100 are below. */
  readonly interval: readonly [number, number, number];
  /** Frames a second on average. */
  readonly rate: number;
  /** Milliseconds of script in a frame, as above. */
  readonly script: readonly [number, number, number];
}

/** Milliseconds of play that are measured, after those of the count-in. */
const MEASURED_MS = 20_000;
const COUNT_IN_MS = 3000;

interface Recorded {
  frames: { at: number; script: number }[];
}

/** Plays the hardest chart with a press four times a second, in real time. */
export async function playFrames(
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<Frames> {
  const page = await phonePage(browser, slowdown);
  await page.addInitScript(() => {
    const recorded = window as unknown as Recorded;
    recorded.frames = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        const began = performance.now();
        callback(time);
        recorded.frames.push({ at: time, script: performance.now() - began });
      });
  });
  await choose(page, { song: 'song05', mix: 'hard', difficulty: 'hard' }, address);
  await page.getByRole('button', { name: 'START' }).click();
  await page.locator('dialog canvas').first().waitFor();
  await page.waitForTimeout(COUNT_IN_MS);
  await page.evaluate(() => {
    (window as unknown as Recorded).frames = [];
  });
  const end = Date.now() + MEASURED_MS;
  for (let lane = 0; Date.now() < end; lane = (lane + 1) % 4) {
    await page.keyboard.press('DFJK'.charAt(lane));
    await page.waitForTimeout(250);
  }
  const frames = await page.evaluate(() => (window as unknown as Recorded).frames);
  await page.context().close();
  const intervals = frames.slice(1).map(({ at }, i) => at - (frames[i]?.at ?? at));
  const spread = (numbers: readonly number[]) =>
    [percentile(numbers, 0.5), percentile(numbers, 0.95), percentile(numbers, 0.99)] as const;
  const whole = (frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0);
  return {
    count: frames.length,
    interval: spread(intervals),
    rate: (intervals.length * 1000) / whole,
    script: spread(frames.map(({ script }) => script)),
  };
}
