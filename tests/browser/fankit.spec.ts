/** The fan kit: every piece is there, every file can be had and says what it is. */
import type { Page } from '@playwright/test';

import { expect, open, resize, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

/** Pictures and buttons of each section, in the order of the page. */
const SECTIONS = [
  { id: 'logos', text: 'logo', pictures: 2, buttons: 4 },
  { id: 'pictures', text: 'pictures', pictures: 11, buttons: 11 },
  { id: 'icons', text: 'icons', pictures: 12, buttons: 12 },
  { id: 'headers', text: 'headers', pictures: 6, buttons: 12 },
  { id: 'songs', text: 'songs', pictures: 5, buttons: 16 },
  { id: 'loop', text: 'loop', pictures: 1, buttons: 2 },
] as const;

const buttons = (page: Page, section: string) => page.locator(`#${section} a.button`);

for (const { code } of LOCALES) {
  test(`the sections and their counts are complete, in ${code}`, async ({ page }) => {
    await open(page, `/fankit?locale=${code}`);
    const titles = await page.locator('main h2').allTextContents();
    const expected = SECTIONS.map((section) => text(code, 'fankit', `${section.text}.title`));
    expect(titles).toEqual([...expected, text(code, 'fankit', 'faq.title')]);
    for (const { id, pictures, buttons: count } of SECTIONS) {
      await expect(page.locator(`#${id} img`)).toHaveCount(pictures);
      await expect(buttons(page, id)).toHaveCount(count);
    }
  });
}

test('each button says type and size, and opens a file of that type and size', async ({
  page,
  site,
}) => {
  await open(page, '/fankit?locale=en');
  const links = await page.locator('main a.button').evaluateAll((all) =>
    all.map((link) => ({
      label: link.textContent,
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { label, href, target, rel } of links) {
    expect(label).toMatch(
      /^(?:PNG\u00a0\d+×\d+|SVG|(?:(?:MP3|WAV) )?ZIP(?:\u00a0LOUD)?) \d+(?:\.\d)? [KM]B$/u,
    );
    expect([target, rel], label).toEqual(['_blank', 'noopener']);
    // A server may end a kept connection in the moment in which it is used again.
    const response = await page.request.get(new URL(href, site.url).href, { maxRetries: 2 });
    expect(response.status()).toBe(200);
    const { byteLength } = await response.body();
    const [, amount = '', unit] = / ([\d.]+) ([KM]B)$/u.exec(label) ?? [];
    const bytes = Number(amount) * (unit === 'MB' ? 1_000_000 : 1000);
    expect(Math.abs(byteLength - bytes)).toBeLessThanOrEqual(unit === 'MB' ? 50_000 : 500);
    const type = label.startsWith('PNG')
      ? 'image/png'
      : label.startsWith('SVG')
        ? 'image/svg'
        : 'zip';
    expect(response.headers()['content-type']).toContain(type);
  }
});

test('without script every file is an ordinary link', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/fankit?locale=kr');
  const hidden = await page
    .locator('main a.button')
    .evaluateAll((all) => all.filter((link) => !link.checkVisibility()).length);
  expect(hidden).toBe(0);
  await context.close();
});

test('banners stand two in a row above 1200 px', async ({ page }) => {
  await open(page, '/fankit?locale=en');
  const tops = () =>
    page
      .locator('#headers figure')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await resize(page, { width: 1201, height: 900 });
  await expect.poll(tops).toBe(3);
  await resize(page, { width: 1200, height: 900 });
  await expect.poll(tops).toBe(6);
});

test('on phones the contents stay in reach as a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fankit?locale=en');
  const contents = page.getByRole('navigation', {
    name: text('en', 'fankit', 'intro.contentsLabel'),
  });
  for (const { id } of [SECTIONS[4], SECTIONS[0]]) {
    await contents.locator(`a[href="#${id}"]`).click();
    const title = page.locator(`#${id} h2`);
    await expect(title).toBeInViewport();
    await expect(contents).toBeInViewport({ ratio: 1 });
    // It covers nothing of what it leads to.
    await expect
      .poll(async () => {
        const [bar, heading] = [await contents.boundingBox(), await title.boundingBox()];
        return (heading?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
      })
      .toBeGreaterThan(0);
  }
});
