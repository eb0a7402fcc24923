/** Files that lie on a server of another origin. */
import { expect, hydrated, open, test } from '../fixtures/browser-test';
import { FileServer } from '../fixtures/file-server';
import { text } from '../fixtures/pages';
import { SiteProcess } from '../fixtures/site-process';

test('every asset, picture and download comes from there, after a navigation too', async ({
  page,
}) => {
  const files = await FileServer.start();
  const site = await SiteProcess.start({ env: { ASSET_BASE_URL: files.base } });
  try {
    files.source = site.url;
    const own: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === site.url && /^\/(?:assets|media|kit)\//u.test(pathname)) own.push(pathname);
    });
    await open(page, `${site.url}/guidelines?locale=en`);
    const link = { name: text('en', 'common', 'nav.fankit') };
    await page.getByRole('contentinfo').getByRole('link', link).click();
    await expect(page).toHaveTitle(text('en', 'fankit', 'meta.title'));
    await hydrated(page);

    const downloads = page.getByRole('main').locator('a[href*="/kit/"]');
    const addresses = await downloads.evaluateAll((links) =>
      links.map((download) => download.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !address.startsWith(`${files.base}/kit/`))).toEqual([]);
    expect((await fetch(addresses[0] ?? '')).status).toBe(200);

    const kinds = [/FankitPage-.*\.js$/u, /FankitPage-.*\.css$/u, /\.woff2$/u, /^\/media\//u];
    for (const kind of kinds) {
      await expect
        .poll(() => files.requested.some((path) => kind.test(path)), kind.source)
        .toBe(true);
    }
    const hasFont = () =>
      page.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded'));
    await expect.poll(hasFont).toBe(true);
    expect(own).toEqual([]);
  } finally {
    await page.close();
    await site.discard();
    await files.stop();
  }
});
