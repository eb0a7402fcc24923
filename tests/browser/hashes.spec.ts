/** Going to a section of a page by its hash: where it stands, and how the page gets there. */
import type { Page } from '@playwright/test';

import { expect, open, painted, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where a section must stand: below the header, less what a section with an empty start cuts off. */
const offset = (page: Page, section: string) =>
  page.locator(section).evaluate((element) => {
    const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart;
    const margin = getComputedStyle(element).scrollMarginBlockStart;
    return element.getBoundingClientRect().top - parseFloat(padding) - parseFloat(margin);
  });

/** Records each scroll position of the documents that the page opens from now on. */
const recordScroll = (page: Page) =>
  page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const sample = () => {
      tops.push(window.scrollY);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });

const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { tops: number[] }).tops);

test('a document opened with a hash scrolls smoothly to its section', async ({ page }) => {
  await recordScroll(page);
  await open(page, '/?locale=en#music');
  await expect.poll(async () => Math.abs(await offset(page, '#music'))).toBeLessThanOrEqual(2);
  const end = await scrollTop(page);
  const tops = await recorded(page);
  // A busy machine paints few frames; a jump has none on the way.
  expect(tops.some((top) => top > 0 && top < end - 2)).toBe(true);
  // It goes there once, and does not come back.
  expect(tops.every((top, frame) => top >= (tops[frame - 1] ?? 0) - 2)).toBe(true);
});

test('with reduced motion a document opened with a hash is at its section at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordScroll(page);
  await open(page, '/?locale=en#music');
  await expect.poll(async () => Math.abs(await offset(page, '#music'))).toBeLessThanOrEqual(2);
  const end = await scrollTop(page);
  const between = (await recorded(page)).filter((top) => top > 0 && top < end / 2);
  expect(between).toEqual([]);
});

/** Notes where and how each glide begins: what is between is seen by no one where frames are slow. */
const noteGlides = (page: Page) =>
  page.evaluate(() => {
    const glides: unknown[] = [];
    Object.assign(window, { glides });
    Element.prototype.scrollIntoView = new Proxy(
      Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')?.value as () => void,
      {
        apply(glide, element, [how]) {
          glides.push([Math.round(window.scrollY), how]);
          Reflect.apply(glide, element, [how]);
        },
      },
    );
  });

/** What was noted since this was asked last. */
const glidesOf = (page: Page) =>
  page.evaluate(() => (window as never as { glides: unknown[] }).glides.splice(0));

test('a hash that is set in the address of an open page glides there, from wherever it is', async ({
  page,
}) => {
  await open(page, '/?locale=en');
  await noteGlides(page);
  for (const [hash, from] of [
    ['#music', 0],
    ['#aboutUs', 'bottom'],
  ] as const) {
    await page.evaluate((top) => {
      window.scrollTo({ top: top === 'bottom' ? 1e6 : top, behavior: 'instant' });
    }, from);
    // The page hears of it with the next frame, as it does of what a person scrolls.
    await painted(page);
    const start = await scrollTop(page);
    await page.evaluate((set) => {
      window.location.hash = set;
    }, hash);
    await expect.poll(async () => Math.abs(await offset(page, hash))).toBeLessThanOrEqual(2);
    // A single one: a second would stop the first.
    expect(await glidesOf(page)).toEqual([[start, { behavior: 'smooth' }]]);
    await expect(page.locator(hash)).toBeFocused();
  }
  // Back and forth leads to where each was left.
  await page.goBack();
  await expect.poll(async () => Math.abs(await offset(page, '#music'))).toBeLessThanOrEqual(2);
});

test('a hash wins over where a document of the tab was left', async ({ page }) => {
  await open(page, '/?locale=kr');
  await open(page, '/fankit?locale=kr');
  await open(page, '/?locale=kr#music');
  await expect.poll(async () => Math.abs(await offset(page, '#music'))).toBeLessThanOrEqual(2);
});

/** Follows a link to a section of the home page; its glides, the scroll positions on the way, and where the section is. */
async function followToMusic(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/guidelines?locale=en');
  await noteGlides(page);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const sample = () => {
      if (document.querySelector('#music') !== null) tops.push(window.scrollY);
      requestAnimationFrame(sample);
    };
    sample();
  });
  await page.getByRole('banner').getByRole('link', { name: 'MUSIC' }).click();
  await expect(page).toHaveTitle(text('en', 'home', 'meta.title'));
  const sectionTop = () =>
    page.locator('#music').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  // The target stands below the header, less what a section with an empty start cuts off.
  const padding = await page
    .locator('#music')
    .evaluate(
      (section) =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
        parseFloat(getComputedStyle(section).scrollMarginBlockStart),
    );
  await expect.poll(async () => Math.abs((await sectionTop()) - padding)).toBeLessThanOrEqual(2);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  const end = await page.evaluate(() => window.scrollY);
  return { glides: await glidesOf(page), tops, end };
}

test('a link to a section of another page scrolls there smoothly after arrival', async ({
  page,
}) => {
  const { glides } = await followToMusic(page);
  expect(glides).toEqual([[0, { behavior: 'smooth' }]]);
});

test('a visitor who asks for reduced motion is at the section at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { tops, end } = await followToMusic(page);
  expect(tops.filter((top) => Math.abs(top - end) > 2)).toEqual([]);
});
