/** A tab that stays open while posts change. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';
import { PROGRAM, type SiteProcess } from '../fixtures/site-process';

const run = promisify(execFile);

/** Id of the post that these tests write. */
const ID = 'open-tab';
const POSITION = `/recruit/${ID}?locale=en`;

function content(site: SiteProcess, ...args: readonly string[]) {
  return run(PROGRAM, ['content', ...args, '--data-dir', site.dataDir]);
}

async function write(site: SiteProcess, title: string): Promise<void> {
  const file = path.join(site.dataDir, 'post.json');
  const html = `<p>${'You make every hit count. '.repeat(60)}</p>`;
  const sections = { jobDescription: html, requiredSkills: html, preferredSkills: html };
  await writeFile(file, JSON.stringify({ title, date: '2026-04-01', ...sections }));
  await content(site, 'put', 'RecruitPosts-EN', file, '--id', ID);
  await expect
    .poll(async () => (await fetch(`${site.url}${POSITION}`)).text(), { intervals: [100] })
    .toContain(title);
}

async function remove(site: SiteProcess): Promise<void> {
  await content(site, 'remove', 'RecruitPosts-EN', ID);
  const status = async () => (await fetch(`${site.url}${POSITION}`)).status;
  await expect.poll(status, { intervals: [100] }).toBe(410);
}

/** Hides or shows the tab. A headless browser has no window that could cover it. */
async function turn(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test.afterEach(async ({ site }) => {
  await content(site, 'remove', 'RecruitPosts-EN', ID).catch(() => undefined);
});

test('shows a changed post when it is seen again, and that a removed one is closed', async ({
  page,
  site,
  guard,
}) => {
  await write(site, 'Before the change');
  await open(page, POSITION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before the change');
  const back = page.getByRole('main').getByRole('link', { name: text('en', 'position', 'back') });
  await back.evaluate((link) => {
    (link as HTMLElement).focus({ preventScroll: true });
  });
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
    // Else Chromium itself moves the page by the difference between the old title and the new one above.
    document.documentElement.style.overflowAnchor = 'none';
    window.scrollTo({ top: 300, behavior: 'instant' });
  });
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scrollTop).toBe(300);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await turn(page, 'hidden');
  await write(site, 'After the change');
  expect(requests).toEqual([]);
  await turn(page, 'visible');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After the change');
  await expect(page).toHaveTitle(/^After the change/u);
  expect(await scrollTop()).toBe(300);
  await expect(back).toBeFocused();

  await turn(page, 'hidden');
  await remove(site);
  await turn(page, 'visible');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('en', 'position', 'closed.title'),
  );
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
  expect(requests).toEqual([`/_data/position/${ID}`, `/_data/position/${ID}`]);
  // Chromium reports the status of the closed position.
  expect(guard.problems.splice(0).filter((problem) => !/410/u.test(problem))).toEqual([]);
});

test('shows the posts of this moment when their page is entered', async ({ page, site }) => {
  await write(site, 'Seen at first');
  await open(page, '/recruit?locale=en');
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
  await expect(heading('Seen at first')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'GUIDELINES' }).click();
  await expect(page).toHaveTitle(text('en', 'guidelines', 'meta.title'));
  await write(site, 'Seen at last');
  await page.goBack();
  await expect(heading('Seen at last')).toBeVisible();
  await footer.getByRole('link', { name: 'GUIDELINES' }).click();
  await expect(page).toHaveTitle(text('en', 'guidelines', 'meta.title'));
  await remove(site);
  await footer.getByRole('link', { name: 'RECRUIT' }).click();
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await expect(heading('Seen at last')).toHaveCount(0);
});
