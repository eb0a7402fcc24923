/** Every page in every language, in each engine: alive, with a silent console, as wide as its window, in the site's own fonts. */
import type { Visitor } from '../fixtures/engines/engine';
import { expect, open, test } from '../fixtures/cross-test';
import { foreignTexts } from '../fixtures/own-fonts';
import { ALL_PAGES } from '../fixtures/pages';

/** A window of WebKit is no narrower than the first. */
const WIDTHS = [450, 1440];

/** A low window: without a graphics card each frame takes as long as the window is large. */
const HEIGHT = 400;

/** The pixels that the page is too wide for its window. */
const excess = (visitor: Visitor) =>
  visitor.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { url, id } of ALL_PAGES) {
  test(`${url} is alive, silent, no wider than its window and in its own fonts`, async ({
    visitor,
  }) => {
    await visitor.resize(450, HEIGHT);
    await open(visitor, url);
    for (const width of WIDTHS) {
      await test.step(`at ${String(width)} px`, async () => {
        await visitor.resize(width, HEIGHT);
        await expect.poll(() => visitor.run(() => innerWidth)).toBe(width);
        await expect.poll(() => excess(visitor)).toBeLessThanOrEqual(0);
        await expect.poll(() => foreignTexts(visitor)).toEqual([]);
      });
    }
    const problems = await visitor.takeProblems();
    // Chromium prints the status of a document that is not found.
    const isExpected = (problem: string) => id === 'notFound' && problem.includes('status of 404');
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  });
}

test('the tagline of the home page ends beside the plate of the game', async ({ visitor }) => {
  await visitor.resize(1280, 720);
  await open(visitor, '/?locale=en#main');
  const covered = await visitor.run(() => {
    const tagline = document.querySelector('h1 + p');
    const text = document.createRange();
    if (tagline === null) return 'no tagline';
    text.selectNodeContents(tagline);
    const { right, bottom, height } = text.getBoundingClientRect();
    const there = document.elementFromPoint(right - 1, bottom - height / 3);
    return there?.closest('section > div') === null ? '' : (there?.outerHTML ?? 'nothing');
  });
  expect(covered).toBe('');
});

test('the message of the home page becomes lanes where the engine has scroll timelines, and stands elsewhere', async ({
  visitor,
}) => {
  await visitor.resize(1201, 480);
  await open(visitor, '/?locale=en#main');
  const hasTimelines = await visitor.run(() => CSS.supports('animation-timeline', 'scroll()'));
  await visitor.run(() => {
    scrollTo({ top: innerHeight * 0.6, behavior: 'instant' });
  });
  const turn = () =>
    visitor.run(() => {
      const message = document.querySelector('h1');
      if (message === null) return NaN;
      const { a, b } = new DOMMatrix(getComputedStyle(message).transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    });
  await expect.poll(turn).toBe(hasTimelines ? -73 : 0);
  await visitor.run(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect.poll(turn).toBe(0);
});
