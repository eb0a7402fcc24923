/** Every page comes alive in the browser without a word on the console, and says without script what it says with it. */
import type { Page } from '@playwright/test';

import cases from '../../locales/query-cases.json' with { type: 'json' };
import {
  expect,
  goesOn,
  hydrated,
  open,
  openAnew,
  takeExpectedProblems,
  test,
} from '../fixtures/browser-test';
import { FONT_BUDGET, loadedFontSizes } from '../fixtures/fonts';
import { ALL_PAGES, text } from '../fixtures/pages';
import { printProblems } from '../fixtures/print';

/** What a page says and where it leads. */
async function content(page: Page) {
  const texts = await page.locator('#root').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() !== null) {
      const said = walker.currentNode.textContent?.replace(/\s+/gu, ' ').trim() ?? '';
      if (said !== '') found.push(said);
    }
    return found;
  });
  const links = await page
    .locator('#root a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return { texts, links };
}

/** Opens an address in a page that runs no script. */
async function openWithoutScript(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(url);
}

for (const { url, tag, id, locale } of ALL_PAGES) {
  const also = id === 'notFound' ? '' : ', and says the same without script';
  test(`${url} comes alive with an empty console and few fonts${also}`, async ({ page, guard }) => {
    const expectAlive = async (width: number) => {
      await page.waitForLoadState('networkidle');
      await goesOn(page.locator('html')).toHaveAttribute('lang', tag);
      await goesOn(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // A document with status 404 makes Chromium print a line of its own.
      if (id === 'notFound') takeExpectedProblems(guard);
      goesOn(guard.problems.splice(0), `the console of ${url} at ${String(width)} px`).toEqual([]);
    };
    // The first load, while nothing is in the browser's cache.
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, url);
    const live = await content(page);
    await test.step('comes alive at 1440 px', () => expectAlive(1440));

    await test.step('loads fonts within the budget', async () => {
      const sizes = await loadedFontSizes(page);
      goesOn(sizes.length, `fonts of ${url}`).toBeGreaterThan(0);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      goesOn(bytes, `fonts of ${url}`).toBeLessThanOrEqual(FONT_BUDGET);
    });

    if (locale === 'en') {
      await test.step('is printed in dark letters, and nothing on every sheet', async () => {
        goesOn(await printProblems(page), `${url} on paper`).toEqual({ pale: [], fixed: [] });
      });
    }

    await test.step('comes alive at 390 px', async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await openAnew(page, url);
      await expectAlive(390);
    });

    // One document is served for every address that does not exist, which only script can write into it.
    if (id === 'notFound') return;
    await test.step('says the same without script', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openWithoutScript(page, url);
      const served = await content(page);
      goesOn(served, url).toEqual(live);
      goesOn(served.texts.length, url).toBeGreaterThan(20);
      // Chromium reports each script that it was told not to run.
      const others = guard.problems
        .splice(0)
        .filter((problem) => !/\/assets\/\S+\.js csp$/u.test(problem));
      goesOn(others, `the console of ${url} without script`).toEqual([]);
    });
  });
}

test('server and browser read the language of every query alike', async ({ page }) => {
  for (const { query, read } of cases) {
    await open(page, `/guidelines?${query}`);
    // A mismatch makes React print an error, and the browser replaces the language of the server.
    const locale = read ?? 'en';
    await expect(page.locator('html'), query).toHaveAttribute('data-locale', locale);
    await expect(page, query).toHaveTitle(text(locale, 'guidelines', 'meta.title'));
    await expect.poll(() => new URL(page.url()).searchParams.get('locale'), query).toBe(locale);
  }
});

test('hydration takes over the markup of the server and makes none of its own', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('#root footer');
      if (footer !== null) footer.setAttribute('data-served', '');
    });
  });
  await page.goto('/guidelines?locale=jp');
  await hydrated(page);
  await expect(page.locator('footer[data-served]')).toHaveCount(1);
});

test('hydration leaves the root alone, whose language would restyle the whole document', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver((records) => {
        written.push(...records.map(({ attributeName }) => attributeName ?? ''));
      });
      observer.observe(document.documentElement, { attributeFilter: ['lang', 'data-locale'] });
    });
  });
  const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written);
  await open(page, '/guidelines?locale=jp');
  expect(await written()).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.lang = 'ja';
  });
  expect(await written(), 'it would have been seen').toEqual(['lang']);
});

test('a page is painted before the scripts that make it live are requested', async ({ page }) => {
  await open(page, '/mashup?locale=kr');
  const { painted, requested } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /entry-client.*js/u.test(name));
    return {
      painted: paint?.startTime ?? Infinity,
      requested: files.map(({ startTime }) => startTime),
    };
  });
  expect(requested).toHaveLength(1);
  expect(painted).toBeLessThanOrEqual(requested[0] ?? 0);
});

test('the rest of a page is laid out part by part, as much a frame as there is time for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let steps = 0;
    // A browser in which every part takes more than its share of a frame.
    performance.now = () =>
      now() + ('painted' in document.documentElement.dataset ? steps : (steps += 20));
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    count();
    const frames: number[] = [];
    Object.assign(window, { frames });
    new MutationObserver((records) => {
      const elements = records.map(({ target }) => target as HTMLElement);
      const visible = elements.filter(({ style }) => style.contentVisibility === 'visible');
      frames.push(...visible.map(() => frame));
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  await open(page, '/fankit');
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const sections = await page.locator('main section ~ section').count();
  expect(frames.length, 'parts, not only sections').toBeGreaterThan(sections);
  expect(new Set(frames).size, 'every part in a frame of its own').toBe(frames.length);
  await expect(page.locator('html[data-painted]')).toHaveCount(1);
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
});

test('a guarded page notices a message on the console', async ({ page, guard }) => {
  await open(page, '/');
  await page.evaluate(() => {
    console.warn('heard');
  });
  await expect.poll(() => guard.problems.splice(0)).toEqual(['console warning: heard']);
});

test('a guarded page notices a request to the network', async ({ page, guard }) => {
  await open(page, '/');
  // The policy forbids it before the guard would, and says so.
  await page.evaluate(() => fetch('https://example.com/').catch(() => undefined));
  await expect.poll(() => guard.problems.join('\n')).toContain('example.com');
  guard.problems.length = 0;
});
