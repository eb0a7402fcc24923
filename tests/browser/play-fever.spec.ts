/** A long combo changes the light, the crowd and the music; a song without a miss ends in a finale. */
import { expect, test } from '../fixtures/browser-test';
import { type Hand, keyHand } from '../fixtures/hands';
import { chartNotes, choose, holdClocks, playAlong, start } from '../fixtures/play';

const CHART = { song: 'song04', mix: 'light', difficulty: 'hard' } as const;
/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };

test('combos of 50 and 100 light the stage beside the lanes and add to the music, and a full combo ends in a finale', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await page.addInitScript(() => {
    const counts = { noise: 0 };
    Object.assign(window, { counts });
    const { prototype } = AudioBufferSourceNode;
    const real = Reflect.get(prototype, 'start') as (...at: unknown[]) => void;
    prototype.start = function (...at) {
      // A clap lasts two tenths of a second, and nothing else does.
      if (Math.abs((this.buffer?.duration ?? 0) - 0.2) < 0.001) counts.noise += 1;
      Reflect.apply(real, this, at);
    };
  });
  await holdClocks(page);
  await choose(page, CHART);
  const runway = page.locator('dialog [data-fever]');
  const claps = () =>
    page.evaluate(() => (window as unknown as { counts: { noise: number } }).counts.noise);
  let judged = 0;
  /** What is seen and heard after so many presses and releases. */
  const seen: Record<number, readonly [fever: string | null, claps: number]> = {};
  const watched = (hand: Hand): Hand => {
    const then = async (act: Promise<unknown>) => {
      await act;
      judged += 1;
      if ([49, 50, 99, 100].includes(judged))
        seen[judged] = [await runway.getAttribute('data-fever'), await claps()];
    };
    return {
      tap: (lane) => then(hand.tap(lane)),
      down: (lane) => then(hand.down(lane)),
      up: (lane) => then(hand.up(lane)),
    };
  };
  const notes = chartNotes(CHART.song, CHART.mix, CHART.difficulty);
  const hand = watched(keyHand(page, 'FJ'));
  await playAlong(page, notes, hand, await start(page, CHART.song));
  expect(judged).toBeGreaterThan(110);
  expect(Object.values(seen).map(([fever]) => fever)).toEqual(['0', '1', '1', '2']);
  expect(seen[49]?.[1]).toBe(0);
  expect(seen[99]?.[1]).toBeGreaterThan(5);
  // The finale lasts until the result.
  await expect(runway).toHaveAttribute('data-fever', '3');
  // Light is beside the lanes, and none is on them.
  const [beside, middle] = await page
    .locator("canvas[data-layer='hot']")
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const context = canvas.getContext('2d');
      // One row is read at once.
      const row = context?.getImageData(0, Math.round(0.7 * height), width, 1).data;
      return [0.03, 0.5].map((x) => row?.[4 * Math.round(x * width) + 3]);
    });
  expect(beside).toBeGreaterThan(20);
  expect(middle).toBe(0);
  await page.clock.runFor(4000);
  await expect(page.locator('dialog [data-score]')).toHaveAttribute('data-score', '1000000');
});

test('a miss ends the fever', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, CHART);
  const notes = chartNotes(CHART.song, CHART.mix, CHART.difficulty);
  const began = await start(page, CHART.song);
  const runway = page.locator('dialog [data-fever]');
  await playAlong(page, notes.slice(0, 60), keyHand(page, 'FJ'), began);
  await expect(runway).toHaveAttribute('data-fever', '1');
  await page.clock.runFor(3000);
  await expect(runway).toHaveAttribute('data-fever', '0');
});
