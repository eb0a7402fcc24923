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
    const sections = [...SECTIONS.map((section) => section.text), 'faq', 'press'];
    expect(titles).toEqual(sections.map((section) => text(code, 'fankit', `${section}.title`)));
    for (const { id, pictures, buttons: count } of SECTIONS) {
      await expect(page.locator(`#${id} img`)).toHaveCount(pictures);
      await expect(buttons(page, id)).toHaveCount(count);
    }
    await expect(page.locator('#press img')).toHaveCount(2);
    await expect(buttons(page, 'press')).toHaveCount(4);
    // What the company's file lacks is not there.
    await expect(page.locator('#press').getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(page.locator('#press').getByRole('link', { name: /@/u })).toHaveCount(0);
  });
}

test('each button says what it does, type and size, and opens a file of that type and size', async ({
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
      /^Download(?: everything)? (?:PNG(?:\u00a0\d+×\d+)?|SVG|(?:(?:MP3|WAV) )?ZIP(?:\u00a0LOUD)?) \d+(?:\.\d)? [KM]B$/u,
    );
    expect([target, rel], label).toEqual(['_blank', 'noopener']);
    // A server may end a kept connection in the moment in which it is used again.
    const response = await page.request.get(new URL(href, site.url).href, { maxRetries: 2 });
    expect(response.status()).toBe(200);
    const { byteLength } = await response.body();
    const [, amount = '', unit] = / ([\d.]+) ([KM]B)$/u.exec(label) ?? [];
    const bytes = Number(amount) * (unit === 'MB' ? 1_000_000 : 1000);
    expect(Math.abs(byteLength - bytes)).toBeLessThanOrEqual(unit === 'MB' ? 50_000 : 500);
    const type = label.includes('PNG') ? 'image/png' : label.includes('SVG') ? 'image/svg' : 'zip';
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

/** Whether people see the first button of a section. */
const showsFiles = (page: Page, section: string) =>
  buttons(page, section)
    .last()
    .evaluate((link) => link.checkVisibility());

test('on phones long sections are folded, until they are opened or an address leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fankit?locale=jp');
  for (const { id } of SECTIONS.slice(1, 5)) expect(await showsFiles(page, id), id).toBe(false);
  await page.locator('#icons summary').click();
  await expect.poll(() => showsFiles(page, 'icons')).toBe(true);
  const contents = page.getByRole('navigation', {
    name: text('jp', 'fankit', 'intro.contentsLabel'),
  });
  await contents.locator('a[href="#songs"]').click();
  await expect.poll(() => showsFiles(page, 'songs')).toBe(true);
  // A second press opens it again.
  await page.locator('#songs summary').click();
  await expect.poll(() => showsFiles(page, 'songs')).toBe(false);
  await contents.locator('a[href="#songs"]').click();
  await expect.poll(() => showsFiles(page, 'songs')).toBe(true);
  await open(page, '/fankit?locale=jp#faq');
  await expect(page.locator('#faq dd').first()).toBeVisible();
  await expect(page.locator('#faq h2')).toBeInViewport();
});

test('without script a phone opens a section by its address, and by a press', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/fankit?locale=kr#faq');
  await expect(page.locator('#faq dd').first()).toBeVisible();
  expect(await showsFiles(page, 'songs')).toBe(false);
  await page.locator('#songs summary').click();
  expect(await showsFiles(page, 'songs')).toBe(true);
  await context.close();
});

test('the archive of all is the first action of the page and its largest button', async ({
  page,
}) => {
  await open(page, '/fankit?locale=en');
  const areas = await page.locator('main a.button').evaluateAll((all) =>
    all.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return width * height;
    }),
  );
  expect(areas[0]).toBe(Math.max(...areas));
  const first = page.locator('main a').first();
  await expect(first).toHaveAttribute('href', /fan-kit\.zip$/u);
});

test('the bar of the contents fades to the side on which there is more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fankit?locale=en');
  const bar = page.locator('nav ul', { has: page.locator('a[href="#loop"]') });
  const place = () => bar.evaluate((list) => getComputedStyle(list).maskPosition.split(' ')[0]);
  expect(await place()).toBe('-64px');
  await bar.evaluate((list) => {
    list.scrollLeft = list.scrollWidth;
  });
  await expect.poll(place).toBe('0px');
});
