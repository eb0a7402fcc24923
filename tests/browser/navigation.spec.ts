/** Going from page to page without loading a document. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

/** Marks the document, so that a test sees whether it is still the same one. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
}

const footer = (page: Page) => page.getByRole('contentinfo');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const canonical = (page: Page) => page.locator('link[rel=canonical]');

test('a link changes title, address, canonical, focus and scroll', async ({ page, site }) => {
  await open(page, '/guidelines?locale=jp');
  await mark(page);
  await footer(page)
    .getByRole('link', { name: text('jp', 'common', 'nav.fankit') })
    .click();

  await expect(page).toHaveTitle(text('jp', 'fankit', 'meta.title'));
  await expect(page).toHaveURL('/fankit?locale=jp');
  await expect(canonical(page)).toHaveAttribute('href', `${site.url}/fankit?locale=jp`);
  await expect(canonical(page)).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expectSameDocument(page);
});

test('a new document opens where its address says, and a reload where it was left', async ({
  page,
}) => {
  await open(page, '/fankit?locale=kr');
  await page.evaluate(() => {
    window.scrollTo(0, 2000);
  });
  await expect.poll(() => scrollTop(page)).toBe(2000);
  await open(page, '/?locale=kr#music');
  const music = page.locator('#music');
  await expect.poll(async () => Math.abs((await music.boundingBox())?.y ?? 1000)).toBeLessThan(200);
  await open(page, '/recruit?locale=en');
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => {
    window.scrollTo(0, 150);
  });
  await expect.poll(() => scrollTop(page)).toBe(150);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(150);
});

test('going back and forward restores the page and the scroll position', async ({ page }) => {
  await open(page, '/guidelines?locale=en');
  await mark(page);
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'RECRUIT' })
    .evaluate((link) => {
      // A click by script does not scroll the link into view.
      (link as HTMLElement).click();
    });
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(text('en', 'guidelines', 'meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expectSameDocument(page);
});

test('the recruit page gets its posts from the server on the way', async ({ page }) => {
  await open(page, '/?locale=en#games');
  const data = page.waitForResponse((response) =>
    response.url().includes('/_data/recruit?locale=en'),
  );
  await footer(page).getByRole('link', { name: 'RECRUIT' }).click();
  const { recruit } = (await (await data).json()) as {
    recruit: { posts: { positionTitle: string }[] };
  };
  await expect(page).toHaveURL('/recruit?locale=en');
  for (const { positionTitle } of recruit.posts) {
    await expect(page.getByRole('heading', { name: positionTitle, exact: true })).toBeVisible();
  }
});

test('a language that is not in the address is written into it', async ({ page }) => {
  await open(page, '/mashup?utm=1');
  await expect(page).toHaveURL('/mashup?utm=1&locale=en');
  // Leaving a page cancels what it still loads.
  await page.waitForLoadState('networkidle');
  await page.goBack();
  // The address was replaced, so there is nothing on this site to go back to.
  expect(page.url()).toBe('about:blank');
});

test('the recruit page opened from Korean is English, and the address says so', async ({
  page,
}) => {
  await open(page, '/guidelines?locale=kr');
  await mark(page);
  await footer(page)
    .getByRole('link', { name: text('kr', 'common', 'nav.recruit') })
    .click();
  await expect(page).toHaveURL('/recruit?locale=en');
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectSameDocument(page);
});

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

test('a hash that is set in the address of an open page glides there, from wherever it is', async ({
  page,
}) => {
  await open(page, '/?locale=en');
  // What is between is seen by nobody where frames are slow, so the glides themselves are noted: where and how each begins.
  await page.evaluate(() => {
    const glides: unknown[] = [];
    Object.assign(window, { glides });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function glide(how) {
      glides.push([Math.round(window.scrollY), how]);
      scrollIntoView.call(this, how);
    };
  });
  for (const [hash, from] of [
    ['#music', 0],
    ['#aboutUs', 'bottom'],
  ] as const) {
    await page.evaluate((top) => {
      window.scrollTo({ top: top === 'bottom' ? 1e6 : top, behavior: 'instant' });
    }, from);
    const start = await scrollTop(page);
    await page.evaluate((set) => {
      window.location.hash = set;
    }, hash);
    await expect.poll(async () => Math.abs(await offset(page, hash))).toBeLessThanOrEqual(2);
    const glides = await page.evaluate(() =>
      (window as never as { glides: unknown[] }).glides.splice(0),
    );
    // One alone: a second would stop the first.
    expect(glides).toEqual([[start, { behavior: 'smooth' }]]);
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

test('a page whose data cannot be had is fetched as a document', async ({ page, guard }) => {
  await open(page, '/guidelines?locale=en');
  await mark(page);
  await page.route('**/_data/**', (route) => route.abort());
  await footer(page).getByRole('link', { name: 'FAN KIT' }).click();
  await expect(page).toHaveTitle(text('en', 'fankit', 'meta.title'));
  await expect(page.locator('html')).not.toHaveAttribute('data-marked', 'yes');
  // The broken request leaves two lines, and the new document cancels what the old one still loads.
  const expected = guard.problems
    .splice(0)
    .filter((problem) => !/_data|ERR_FAILED|ERR_ABORTED/u.test(problem));
  expect(expected).toEqual([]);
});

/** Follows a link to a section of the home page; the scroll positions on the way, and where the section is. */
async function followToMusic(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/guidelines?locale=en');
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
  return { tops, end: await page.evaluate(() => window.scrollY) };
}

test('a link to a section of another page scrolls there smoothly after arrival', async ({
  page,
}) => {
  const { tops, end } = await followToMusic(page);
  expect(tops[0]).toBeLessThan(end / 2);
  const between = new Set(tops.filter((top) => top > 0 && top < end));
  // A busy machine paints few frames; a jump has none on the way.
  expect(between.size).toBeGreaterThan(0);
});

test('a visitor who asks for reduced motion is at the section at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { tops, end } = await followToMusic(page);
  expect(tops.filter((top) => Math.abs(top - end) > 2)).toEqual([]);
});

test('a page that cannot be loaded offline can be loaded again', async ({
  page,
  context,
  guard,
}) => {
  await open(page, '/guidelines?locale=jp');
  await mark(page);
  await context.setOffline(true);
  await footer(page).getByRole('link', { name: 'FAN KIT' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('jp', 'common', 'error.loadFailed'));
  const retry = alert.getByRole('button', { name: text('jp', 'common', 'error.retry') });
  await retry.click();
  // It has tried, and is still offline.
  await expect(retry).toBeVisible();
  await expect(page).toHaveTitle(text('jp', 'guidelines', 'meta.title'));

  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveTitle(text('jp', 'fankit', 'meta.title'));
  await expect(page).toHaveURL('/fankit?locale=jp');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(alert).toHaveCount(0);
  const unexpected = guard.problems
    .splice(0)
    .filter((problem) => !/ERR_INTERNET_DISCONNECTED/u.test(problem));
  expect(unexpected).toEqual([]);
});
