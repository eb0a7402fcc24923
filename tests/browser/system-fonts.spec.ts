/**
 * A page looks the same whether the device has Japanese and Korean fonts or not: all its texts are drawn with the site's
 * own. The tests of every page look for letters that no font of the site has; what differs with the fonts of the device is
 * which family comes first, which is the same on all pages of a language.
 */
import { expect, hydrated, test } from '../fixtures/browser-test';
import { drawnTexts } from '../fixtures/fonts';
import { ALL_PAGES } from '../fixtures/pages';
import { withSystemFonts } from '../fixtures/system-fonts';

test.skip(process.platform !== 'linux', 'fonts are taken away and added by fontconfig');

/** Which names of languages a page that only has the device's fonts draws with them. */
const DEVICE_PAGE = `<style>@font-face { font-family: device; src: local('Noto Sans CJK JP'), local('Noto Sans CJK KR'); }
  body { font-family: device; }</style><p>한국어</p><p>日本語</p>`;

/** Pages with every kind of text: headings, buttons, paragraphs, and the menu with the names of the languages. */
const PAGES = ALL_PAGES.filter(({ id }) => ['home', 'recruit'].includes(id));

for (const hasFonts of [true, false]) {
  const device = hasFonts ? 'with Japanese and Korean fonts' : 'without a Japanese or Korean font';
  test(`a device ${device} draws every text with the fonts of the site`, async ({ baseURL }) => {
    await withSystemFonts(hasFonts, async (browser) => {
      const page = await browser.newPage({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 320, height: 800 },
        reducedMotion: 'reduce',
      });
      await test.step('the device has the fonts that it should have', async () => {
        await page.setContent(DEVICE_PAGE);
        const texts = await drawnTexts(page);
        expect(texts.map(({ text }) => text)).toEqual(['한국어', '日本語']);
        const own = texts.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
        expect(own.filter((name) => name === 'Noto Sans KR')).toHaveLength(hasFonts ? 2 : 0);
      });
      for (const { url } of PAGES) {
        await page.goto(url);
        await hydrated(page);
        const wrong = (await drawnTexts(page))
          .filter(({ fonts }) => fonts.some(({ isCustomFont }) => !isCustomFont))
          .map(
            ({ text, fonts }) => `“${text}” in ${fonts.map((font) => font.postScriptName).join()}`,
          );
        expect.soft(wrong, url).toEqual([]);
      }
    });
  });
}
