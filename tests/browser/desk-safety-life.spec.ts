/** Order, facts and backup at the desk of the real program: the public pages follow, and a new database has the same posts. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { PROGRAM, ROOT, SiteProcess } from '../fixtures/site-process';

const PASSWORD = 'loud enough for all of us';
const run = promisify(execFile);

/** Runs a command on a data folder. @returns what it printed */
async function command(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(PROGRAM, [...args, '--data-dir', folder]);
  return stdout;
}

/** The ids of the positions in the order of the public page's data. */
async function listed(site: SiteProcess, locale: string): Promise<string[]> {
  const response = await fetch(`${site.url}/_data/recruit?locale=${locale}`);
  const data = (await response.json()) as { recruit: { posts: { id: string }[] } };
  return data.recruit.posts.map(({ id }) => id);
}

test('the pages follow order and facts, and a backup is restored', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-safety-'));
  const company = path.join(folder, 'company.json');
  await copyFile(path.join(ROOT, 'locales/company.json'), company);
  const flags = ['--desk-bind', '127.0.0.1:0', '--desk-link', '--company-file', company];
  const site = await SiteProcess.start({ posts: 'demo', flags });
  try {
    const origin = new URL(site.deskLink).origin;
    const added = await command(
      site.dataDir,
      ...['desk', 'user', 'add', 'olivia', '--role', 'owner', '--desk-origin', origin],
    );
    await page.addInitScript(() => {
      localStorage.setItem('desk-language', 'en');
    });
    await page.goto(added.trim().split('\n').at(-1) ?? '');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.keyboard.press('Enter');

    const before = await listed(site, 'en');
    await page.getByRole('link', { name: 'Order on the site' }).press('Enter');
    await page
      .getByRole('button', { name: /^Move .* down$/u })
      .first()
      .focus();
    await page.keyboard.press('End');
    await expect(page.getByText('The order is saved.')).toBeVisible();
    const [first = '', ...others] = before;
    for (const locale of ['en', 'jp'])
      await expect.poll(() => listed(site, locale)).toEqual([...others, first]);

    await page.getByRole('link', { name: 'Manage', exact: true }).click();
    await page.getByRole('link', { name: 'Company info' }).click();
    await page.getByLabel('For applicants', { exact: true }).fill('join@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Saved/u)).toBeVisible();
    const recruit = async () => (await fetch(`${site.url}/recruit?locale=en`)).text();
    await expect.poll(recruit, { timeout: 60_000 }).toContain('join@example.com');

    await page.getByRole('link', { name: 'Backup and restore' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    const other = path.join(folder, 'other');
    const said = await command(other, 'content', 'restore', await download.path());
    expect(said).toContain('restored what 20');
    for (const collection of ['RecruitPosts-EN', 'RecruitPosts-JP']) {
      const posts = await command(other, 'content', 'export', collection);
      expect(posts.length).toBeGreaterThan(100);
      expect(posts).toBe(await command(site.dataDir, 'content', 'export', collection));
    }
  } finally {
    await site.discard();
    await rm(folder, { recursive: true });
  }
});
