/** Nothing that is said during a play stands where notes come, in every language and window. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../fixtures/browser-test';
import { LOCALES } from '../fixtures/pages';
import { choose, holdClocks, start } from '../fixtures/play';
import { ROOT } from '../fixtures/site-process';

const WINDOWS = [
  [390, 844],
  [667, 375],
  [1366, 768],
] as const;
const CHART = { song: 'song02', mix: 'hard', difficulty: 'hard' } as const;
/** How small a note is when it comes into sight, of its size at the line. */
const FAR = 1 / 6;

/** The lanes' edges at a height, and where notes come into sight, as the stage is laid out. */
function lanesOf(width: number, height: number) {
  const isUpright = height > width;
  const across = isUpright ? width * 0.96 : Math.min(width * 0.62, height * 1.05);
  const horizon = height * (isUpright ? 0.14 : 0.1);
  const line = height * 0.82;
  return {
    top: horizon + (line - horizon) * FAR,
    half: (y: number) => (across / 2) * ((y - horizon) / (line - horizon)),
    line,
  };
}

const textsOf = (code: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, 'locales', code, `${name}.json`), 'utf8'));

for (const { code } of LOCALES) {
  test(`captions, the song's name and the pause leave the lanes free, in ${code}`, async ({
    page,
  }) => {
    await holdClocks(page);
    await choose(page, CHART, '', code);
    await start(page, CHART.song);
    const { spoken } = textsOf(code, 'play') as { spoken: Record<string, string> };
    const { tutorial } = textsOf(code, 'mashup') as { tutorial: { steps: string[] } };
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const { top, half, line } = lanesOf(width, height);
      for (const words of [...Object.values(spoken), ...tutorial.steps]) {
        const boxes = await page.evaluate((said) => {
          const stage = document.querySelector('dialog section[aria-busy]');
          const caption = stage?.querySelector('[role=status] span');
          if (caption) caption.textContent = said;
          return [...(stage?.querySelectorAll('header, header + button, [role=status] span') ?? [])]
            .map((one) => one.getBoundingClientRect())
            .map((box) => ({ left: box.left, right: box.right, top: box.top, bottom: box.bottom }));
        }, words);
        expect(boxes).toHaveLength(3);
        for (const box of boxes) {
          const about = `${words} at ${String(width)} × ${String(height)}: ${JSON.stringify(box)}`;
          expect(box.top, about).toBeGreaterThanOrEqual(0);
          const widest = half(Math.min(box.bottom, line));
          const isBeside = box.right < width / 2 - widest || box.left > width / 2 + widest;
          expect(box.bottom <= top || isBeside, about).toBe(true);
        }
      }
    }
  });
}

test('a keyboard has its letters on the lanes, and fingers have places until a key is pressed', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { prototype } = CanvasRenderingContext2D;
    const real = Reflect.get(prototype, 'fillText') as (...said: unknown[]) => void;
    prototype.fillText = function (text, x, y) {
      written.push(text);
      Reflect.apply(real, this, [text, x, y]);
    };
  });
  await holdClocks(page);
  await choose(page, CHART);
  await start(page, CHART.song);
  await page.clock.runFor(100);
  const written = () =>
    page.evaluate(() => (window as unknown as { written: readonly string[] }).written);
  await expect.poll(written).toContain('PERFECT');
  expect(await written()).not.toContain('D');
  await page.keyboard.press('d');
  await expect.poll(written).toContain('D');
  await context.close();
});
