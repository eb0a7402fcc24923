/** The game's page: sections in their order, videos in their sizes, the store's language. */
import { expect, hydrated, open, resize, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

const SECTIONS = ['freePlay', 'tutorial', 'idols', 'mashUp', 'earlyAccess', 'store'];

for (const { code } of LOCALES) {
  const url = `/mashup?locale=${code}`;

  test(`sections, difficulties and the store's language are those of the page, in ${code}`, async ({
    page,
  }) => {
    await open(page, url);
    await test.step('the sections stand in their order', async () => {
      const titles = await page.locator('main h2').allTextContents();
      const expected = SECTIONS.map((id) => text(code, 'mashup', `${id}.title`));
      expect(titles).toEqual(expected.map((title) => title.replace('{store}', 'Steam')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('MASH VP!');
      const catchphrase = text(code, 'mashup', 'title.catchphrase');
      await expect(page.getByRole('img', { name: catchphrase })).toBeVisible();
    });
    await test.step('the difficulties are those of the text', async () => {
      const label = text(code, 'mashup', 'freePlay.difficultiesLabel');
      const levels = page.getByRole('list', { name: label }).getByRole('listitem');
      await expect(levels).toHaveText(text(code, 'mashup', 'freePlay.difficulties').split(' / '));
      await expect(levels).toHaveCount(code === 'jp' ? 4 : 5);
    });
    await test.step("the store's address names the page's language on large screens alone", async () => {
      const link = page.locator('#store').getByRole('link');
      const language = () =>
        link.getAttribute('href').then((href) => new URL(href ?? '').searchParams.get('l'));
      await resize(page, { width: 1200, height: 900 });
      await expect(link).toHaveCount(1);
      await expect.poll(language).toBeNull();
      await resize(page, { width: 1201, height: 900 });
      await expect(link).toHaveCount(1);
      await expect.poll(language).toBe({ jp: 'japanese', kr: 'koreana' }[code] ?? null);
      await expect(link).toHaveAttribute('rel', 'noopener');
    });
  });
}

test('five videos are as wide and high as the window says, and the play styles torn where both fit', async ({
  page,
}) => {
  await open(page, '/mashup?locale=en');
  const sizes = () =>
    page.locator('main figure > button').evaluateAll((frames) =>
      frames.map((frame) => {
        const { width, height } = frame.getBoundingClientRect();
        return `${width.toFixed(0)}x${height.toFixed(0)}`;
      }),
    );
  for (const [width, size, upright] of [
    [1600, '640x360'],
    [1000, '600x320'],
    // Phones give all of the width between the margins; all but the tutorial are upright there.
    [320, '288x162', '288x512'],
  ] as const) {
    await resize(page, { width, height: 900 });
    await expect
      .poll(sizes, `videos at ${String(width)} px`)
      .toEqual(Array.from({ length: 5 }, (_, at) => (at === 2 ? size : (upright ?? size))));
  }

  // Along the slash, side by side, or one below the other.
  const fall = () =>
    page.locator('article:has(h4:text-matches("MIX"))').evaluateAll((mixes) => {
      const [first = 0, second = 0] = mixes.map((mix) => mix.getBoundingClientRect().top);
      return second - first;
    });
  await resize(page, { width: 1201, height: 900 });
  await expect.poll(fall, 'play styles at 1201 px').toBe(0);
  await resize(page, { width: 1200, height: 900 });
  await expect.poll(fall, 'play styles at 1200 px').toBeGreaterThan(0);
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
