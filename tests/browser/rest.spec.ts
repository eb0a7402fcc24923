/** What is below the first screen of a page comes alive after it, and stays as the server has rendered it until then. */
import type { Page } from '@playwright/test';

import { expect, hydrated, painted, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

const CHUNK = '**/assets/HomeRest-*.js';

/** Whether React has taken over what a selector finds. */
const isAlive = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/** Holds the chunk of the rest back; returns what lets it go. */
async function hold(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNK, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
}

/** Marks the elements of the rest as they come from the server, and notes when one of them is taken away. */
async function watchRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sections = [...document.querySelectorAll<HTMLElement>('main section ~ section')];
      for (const section of sections) section.dataset['served'] = '';
      new MutationObserver((records) => {
        const isGone = records.some(({ removedNodes }) =>
          [...removedNodes].some((node) => sections.includes(node as HTMLElement)),
        );
        if (isGone) document.documentElement.dataset['gone'] = '';
      }).observe(document.body, { subtree: true, childList: true });
    });
  });
}

const expectAllServed = async (page: Page) => {
  await expect(page.locator('main section ~ section[data-served]')).toHaveCount(4);
  await expect(page.locator('html[data-gone]')).toHaveCount(0);
};

test('the rest stays in sight until its chunk is there, and comes alive as it is', async ({
  page,
}) => {
  const release = await hold(page);
  await watchRest(page);
  // An address without a language: it is filled in once the page is alive.
  await page.goto('/');
  await expect.poll(() => isAlive(page, '#root footer')).toBe(true);
  await painted(page);
  expect(await isAlive(page, '#games')).toBe(false);
  // The first screen has its life already, and what it does leaves the rest alone.
  const switcher = page.getByRole('banner').locator('button[aria-controls]');
  await switcher.click();
  await expect(switcher).toHaveAttribute('aria-expanded', 'true');
  await switcher.click();
  await expectAllServed(page);

  release();
  await hydrated(page);
  await expect(page).toHaveURL('/?locale=en');
  await expectAllServed(page);
  // The ornaments of the rest begin, too.
  const ornament = page.locator('#music .title[data-reveal]');
  await ornament.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect(ornament).toHaveAttribute('data-seen', '');
});

test('another language of the same page keeps the elements of the rest', async ({ page }) => {
  await watchRest(page);
  await page.goto('/?locale=en');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveTitle(text('jp', 'home', 'meta.title'));
  await expectAllServed(page);
});

test('a rest whose chunk fails stays as it is, and links load documents', async ({
  page,
  guard,
}) => {
  await page.route(CHUNK, (route) => route.abort());
  await watchRest(page);
  await page.goto('/');
  await expect.poll(() => isAlive(page, '#root footer')).toBe(true);
  await painted(page);
  await expectAllServed(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAN KIT' }).click();
  await expect(page).toHaveTitle(text('en', 'fankit', 'meta.title'));
  await hydrated(page);
  // Another document: what was marked in the first one is gone with it.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
    '/fankit',
  );
  const unexpected = guard.problems
    .splice(0)
    .filter((problem) => !/HomeRest|ERR_FAILED|ERR_ABORTED/u.test(problem));
  expect(unexpected).toEqual([]);
});
