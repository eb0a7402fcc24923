/** The menus with the keyboard only, on both sides of the width at which the layout changes. */
import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

const common = (keys: string) => text('en', 'common', keys);

test.describe('at 1100 px', () => {
  test.use({ viewport: { width: 1100, height: 800 } });

  test('the menu, in the place of the desktop one, keeps the focus inside, closes with Escape and returns the focus', async ({
    page,
  }) => {
    await open(page, '/guidelines?locale=en');
    const desktop = page.getByRole('banner').getByRole('navigation', { name: common('nav.label') });
    await expect(desktop).toBeHidden();
    const button = page.getByRole('button', { name: common('nav.open') });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: common('nav.label') });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'FAN KIT' })).toBeVisible();

    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a link of the menu is followed with Enter and closes it', async ({ page }) => {
    await open(page, '/guidelines?locale=en');
    await page.getByRole('button', { name: common('nav.open') }).press('Enter');
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'FAN KIT' }).press('Enter');
    await expect(page).toHaveURL('/fankit?locale=en');
    await expect(menu).toBeHidden();
  });
});

test.describe('at 1101 px', () => {
  test.use({ viewport: { width: 1101, height: 800 } });

  test('the menu of small screens is not there; that of languages closes with Escape and returns the focus', async ({
    page,
  }) => {
    await open(page, '/guidelines?locale=en');
    const header = page.getByRole('banner');
    await expect(page.getByRole('button', { name: common('nav.open') })).toBeHidden();
    await expect(header.getByRole('link', { name: 'FAN KIT' })).toBeVisible();
    const button = header.getByRole('button', { name: /English/u });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('a menu that is open when the window grows is closed', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await open(page, '/guidelines?locale=en');
    await page.getByRole('button', { name: common('nav.open') }).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAN KIT' })).toBeVisible();
  });
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await open(page, '/guidelines?locale=en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common('nav.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('scrolling', () => {
  test('follows the focus at once', async ({ page }) => {
    await open(page, '/?locale=en#main');
    const [moved, rest] = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLElement>('footer a')];
      links.at(-1)?.focus();
      const atOnce = window.scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [atOnce, window.scrollY];
    });
    expect(moved).toBeGreaterThan(1000);
    expect(rest).toBe(moved);
  });

  for (const [motion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    test(`of a link within the page is ${behavior} with ${motion}`, async ({ page }) => {
      await page.addInitScript(() => {
        const calls: unknown[] = [];
        Object.assign(window, { calls });
        Element.prototype.scrollIntoView = function (options) {
          calls.push([this.id, typeof options === 'object' ? options.behavior : options]);
        };
      });
      await page.emulateMedia({ reducedMotion: motion });
      await open(page, '/?locale=en#main');
      await page.evaluate(() => {
        (window as unknown as { calls: unknown[] }).calls.length = 0;
      });
      await page.locator('#main a[href="#aboutUs"]').click();
      await expect(page.locator('#aboutUs')).toBeFocused();
      await expect(page).toHaveURL('/?locale=en#aboutUs');
      const calls = await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls);
      expect(calls).toEqual([['aboutUs', behavior]]);
    });
  }
});
