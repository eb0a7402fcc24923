/** Every page comes alive in the browser without a word on the console. */
import cases from '../../locales/query-cases.json' with { type: 'json' };
import { expect, hydrated, open, test } from '../fixtures/browser-test';
import { ALL_PAGES, text } from '../fixtures/pages';

const WIDTHS = [390, 1440];

/** A document with status 404 makes Chromium print a line of its own. */
function forgetMissingDocument(problems: string[], url: string): void {
  const printed = problems.findIndex((problem) => problem.includes('status of 404'));
  if (printed !== -1 && url.startsWith('/nowhere')) problems.splice(printed, 1);
}

for (const width of WIDTHS) {
  for (const { url, tag } of ALL_PAGES) {
    test(`${url} hydrates at ${String(width)} px with an empty console`, async ({
      page,
      guard,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, url);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      forgetMissingDocument(guard.problems, url);
    });
  }
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

test('a page is painted before the scripts that make it live are asked for', async ({ page }) => {
  await open(page, '/mashup?locale=kr');
  const { painted, asked } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /entry-client.*js/u.test(name));
    return {
      painted: paint?.startTime ?? Infinity,
      asked: files.map(({ startTime }) => startTime),
    };
  });
  expect(asked).toHaveLength(1);
  expect(painted).toBeLessThanOrEqual(asked[0] ?? 0);
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
