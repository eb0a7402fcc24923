/** What the first screen of the game needs on a phone before its picture is there. */
import { expect, painted, test } from '../fixtures/browser-test';

/** What a line of 400 kbit/s with 400 ms to the server brings in 4 s less three round trips. */
const BYTES_IN_TIME = 140_000;

test.describe('the first screen of the game on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const locale of ['en', 'jp', 'kr']) {
    test(`loads no large font and little else in ${locale}`, async ({ page }) => {
      // It loads the rest when the pictures are there; without it that moment does not come.
      await page.route('**/start-client-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      // On a slow network the page is laid out before its small fonts are there: it must not take that for their absence.
      const held: (() => Promise<void>)[] = [];
      await page.route('**/*-opening-*.woff2', (route) => {
        held.push(() => route.fallback());
      });
      const loads: Promise<readonly [path: string, bytes: number]>[] = [];
      page.on('requestfinished', (request) => {
        const load = request
          .sizes()
          .then(
            ({ responseBodySize, responseHeadersSize }) =>
              [new URL(request.url()).pathname, responseBodySize + responseHeadersSize] as const,
          );
        // What ends with the page is not waited for.
        load.catch(() => undefined);
        loads.push(load);
      });
      await page.goto(`/mashup?locale=${locale}`, { waitUntil: 'domcontentloaded' });
      await painted(page);
      await page.unroute('**/*-opening-*.woff2');
      await Promise.all(held.map(async (release) => release()));
      await page.waitForLoadState('networkidle');
      const sizes = new Map(await Promise.all(loads));
      const fonts = [...sizes.keys()].filter((path) => path.endsWith('.woff2'));
      expect(fonts.length).toBeGreaterThan(0);
      const large = /\/(?:display-latin|strong-jp|text-(?:jp|kr)(?:-bold)?)-[0-9a-f]+-/u;
      expect(fonts.filter((path) => large.test(path))).toEqual([]);
      const hero = [...sizes.keys()].filter((path) => path.includes('characterGroupCrop'));
      expect(hero).toHaveLength(1);
      const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
      expect(sum).toBeLessThanOrEqual(BYTES_IN_TIME);
    });
  }
});
