/** The fan kit by the keyboard: a hundred files, and a way past them. */
import type { Page } from '@playwright/test';

import { expect, open, openAnew, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

/** The sections that can be skipped, in their order. After the last of them comes the press. */
const SKIPPED = ['logos', 'pictures', 'icons', 'headers', 'songs', 'loop', 'faq'] as const;

/** The anchor of what has the focus; where it has none, its address. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('href'));

/** Presses Tab until the focus is at an element, which must be within a walk of 200 presses. The number of presses. */
async function tabsTo(page: Page, selector: string): Promise<number> {
  for (let presses = 1; presses <= 200; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted),
      selector,
    );
    if (isThere === true) return presses;
  }
  throw new Error(`no press of Tab leads to ${selector}`);
}

/** Waits until the page stands still for three frames. */
const rests = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [top, still] = [window.scrollY, 0];
        const look = () => {
          still = window.scrollY === top ? still + 1 : 0;
          top = window.scrollY;
          if (still === 3) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

/** How far what has the focus is from where a link to it leads. */
const distance = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement === null) return Infinity;
    const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart;
    const margin = getComputedStyle(document.activeElement).scrollMarginBlockStart;
    const { top } = document.activeElement.getBoundingClientRect();
    return Math.abs(top - parseFloat(padding) - parseFloat(margin));
  });

test('skip links lead past all files with a sixth of the stops', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/fankit?locale=en');
  // Past the header, past the contents, and then from section to section.
  let tabs = await tabsTo(page, '[href="#content"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  tabs += await tabsTo(page, '#skip-logos');
  for (const next of [...SKIPPED.slice(1).map((id) => `skip-${id}`), 'press']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(next);
  }
  const toPress = tabs;
  tabs += await tabsTo(page, 'footer a');
  expect([toPress, tabs]).toEqual([12, 17]);

  // One by one, as it is without them.
  await openAnew(page, '/fankit?locale=en');
  expect(await tabsTo(page, 'footer a')).toBeGreaterThanOrEqual(6 * tabs);
});

test('each section is passed with one press, and its title is seen', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAnew(page, '/fankit?locale=jp');
    await page.locator('#skip-logos').focus();
    for (const id of SKIPPED.slice(1)) {
      await page.keyboard.press('Enter');
      const link = page.locator(`#skip-${id}`);
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
      const title = await page.locator(`#${id} h2`).textContent();
      await expect(link).toHaveText(
        text('jp', 'fankit', 'section.skip').replace('{title}', title ?? ''),
      );
      // On phones the bar of the contents does not lie on it.
      const isHit = await link.evaluate((element) => {
        const { left, top, width: wide, height: high } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(isHit, `${id} at ${String(width)}`).toBe(true);
    }
    // What is folded on the way stays so.
    await expect(page.locator('details[open]')).toHaveCount(0);
  }
});

test('a skip link that is pressed while the page glides ends at its target', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/fankit?locale=en');
  // The glide begins with a link of the contents; the first step of it presses what skips the section that it leads to.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const pressSkip = () => {
          const skip = document.querySelector<HTMLElement>('#skip-songs');
          skip?.focus();
          skip?.click();
          resolve();
        };
        window.addEventListener('scroll', pressSkip, { once: true });
        document.querySelector<HTMLElement>('nav a[href="#songs"]')?.click();
      }),
  );
  await expect.poll(() => focused(page)).toBe('skip-loop');
  await rests(page);
  expect(await distance(page)).toBeLessThanOrEqual(2);

  // The same with keys, as fast as they come, and back from the end of the page.
  await page.locator('nav a[href="#icons"]').press('Enter');
  await expect.poll(() => focused(page)).toBe('icons');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('skip-headers');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('skip-songs');
  await rests(page);
  expect(await distance(page)).toBeLessThanOrEqual(2);
});
