/** The policy: a summary in one screen, and a way to each rule of the full text. */
import { expect, open, resize, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

for (const { code } of LOCALES) {
  const url = `/guidelines?locale=${code}`;

  test(`the summary fits one screen, and the contents lead to every rule, in ${code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, url);
    for (const kind of ['allowed', 'askFirst', 'never']) {
      const title = text(code, 'guidelines', `summary.${kind}.title`);
      const block = page.locator('[data-kind]', {
        has: page.getByRole('heading', { name: title, exact: true }),
      });
      await expect(block, kind).toBeInViewport({ ratio: 1 });
    }
    const contents = page.getByRole('navigation', {
      name: text(code, 'guidelines', 'contentsLabel'),
    });
    const links = contents.getByRole('link');
    await expect(links).toHaveCount(9);
    for (const link of await links.all()) {
      const rule = page.locator((await link.getAttribute('href')) ?? '');
      await expect(rule.getByRole('heading')).toHaveText(await link.innerText());
    }
    await links.last().click();
    await expect(page.locator('#rule-9')).toBeInViewport();
  });
}

test('paper carries the rules and not the way to them', async ({ page }) => {
  await open(page, '/guidelines?locale=en');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.locator('#rule-6')).toBeVisible();
});

test('each kind of use has its picture, whole and with a text', async ({ page }) => {
  await open(page, '/guidelines?locale=jp');
  for (const width of [320, 1440]) {
    const there = `at ${String(width)} px`;
    await test.step(there, async () => {
      await resize(page, { width, height: 900 });
      for (const kind of ['allowed', 'askFirst', 'never']) {
        const name = text('jp', 'guidelines', `summary.${kind}.pictureAlt`);
        const scene = page.getByRole('img', { name, exact: true });
        await scene.scrollIntoViewIfNeeded();
        await expect(scene, `${kind} ${there}`).toBeInViewport({ ratio: 1 });
        // Drawn by the browser, in its own proportions.
        await expect(scene, `${kind} ${there}`).toHaveJSProperty('naturalWidth', 480);
        const ratio = () =>
          scene.evaluate((image: HTMLImageElement) => image.clientWidth / image.clientHeight);
        await expect.poll(ratio, `${kind} ${there}`).toBeCloseTo(2.4, 1);
      }
    });
  }
});
