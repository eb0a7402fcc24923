/** The game's page: sections in their order, videos in their sizes, the store's language. */
import { expect, hydrated, open, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

const SECTIONS = ['freePlay', 'tutorial', 'mashUp', 'earlyAccess', 'store'];

for (const { code } of LOCALES) {
  const url = `/mashup?locale=${code}`;

  test(`the sections stand in their order, in ${code}`, async ({ page }) => {
    await open(page, url);
    const titles = await page.locator('main h2').allTextContents();
    expect(titles).toEqual(SECTIONS.map((id) => text(code, 'mashup', `${id}.title`)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('MASH VP!');
    const catchphrase = text(code, 'mashup', 'title.catchphrase');
    await expect(page.getByRole('img', { name: catchphrase })).toBeVisible();
  });

  test(`the difficulties are those of the text, in ${code}`, async ({ page }) => {
    await open(page, url);
    const label = text(code, 'mashup', 'freePlay.difficultiesLabel');
    const levels = page.getByRole('list', { name: label }).getByRole('listitem');
    await expect(levels).toHaveText(text(code, 'mashup', 'freePlay.difficulties').split(' / '));
    await expect(levels).toHaveCount(code === 'jp' ? 4 : 5);
  });

  test(`the store is asked for the page's language on large screens alone, in ${code}`, async ({
    page,
  }) => {
    await open(page, url);
    const link = page.locator('#store').getByRole('link');
    const language = () =>
      link.getAttribute('href').then((href) => new URL(href ?? '').searchParams.get('l'));
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(link).toHaveCount(1);
    expect(await language()).toBeNull();
    await page.setViewportSize({ width: 1201, height: 900 });
    await expect(link).toHaveCount(1);
    expect(await language()).toBe({ jp: 'japanese', kr: 'koreana' }[code] ?? null);
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
}

test('five videos are as wide and high as the window says', async ({ page }) => {
  await open(page, '/mashup?locale=en');
  const sizes = () =>
    page.locator('main figure > button').evaluateAll((frames) =>
      frames.map((frame) => {
        const { width, height } = frame.getBoundingClientRect();
        return `${width.toFixed(0)}x${height.toFixed(0)}`;
      }),
    );
  await page.setViewportSize({ width: 1600, height: 900 });
  expect(await sizes()).toEqual(Array.from({ length: 5 }, () => '640x360'));
  await page.setViewportSize({ width: 1000, height: 900 });
  expect(await sizes()).toEqual(Array.from({ length: 5 }, () => '600x320'));
  // Phones give all of the width between the margins.
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await sizes()).toEqual(Array.from({ length: 5 }, () => '288x162'));
});

test('the two play styles are torn along the slash only where both fit side by side', async ({
  page,
}) => {
  await open(page, '/mashup?locale=en');
  const tops = () =>
    page
      .locator('article:has(h4:text-matches("MIX"))')
      .evaluateAll((mixes) => mixes.map((mix) => mix.getBoundingClientRect().top));
  await page.setViewportSize({ width: 1201, height: 900 });
  const [light, hard] = await tops();
  expect(light).toBe(hard);
  await page.setViewportSize({ width: 1200, height: 900 });
  const [first = 0, second = 0] = await tops();
  expect(second).toBeGreaterThan(first);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('the first screen has a light picture, and its pictures have the network for themselves', async ({
    page,
  }) => {
    const modules: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/react-')) modules.push(request.url());
    });
    let free: () => void = () => undefined;
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    let bytes = 0;
    await page.route('**/characterGroup*', async (route) => {
      const response = await route.fetch();
      bytes = (await response.body()).length;
      await freed;
      await route.fulfill({ response });
    });
    await page.goto('/mashup?locale=en', { waitUntil: 'commit' });
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length > 0);
    await expect.poll(painted).toBe(true);
    await expect(page.getByAltText('Game icon of MASH VP!')).not.toHaveJSProperty(
      'naturalWidth',
      0,
    );
    expect(modules).toEqual([]);
    free();
    await hydrated(page);
    expect(modules).toHaveLength(1);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(50_000);
  });
});
