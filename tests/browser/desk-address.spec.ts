/** The address of a position on the real program: made of its title, shown, changed, and found at the old place. */
import { expect, test, type Browser } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { somebody, startDesk } from '../fixtures/desk-calls';
import { hasPostgresql, inPostgresql } from '../fixtures/postgresql';
import type { SiteProcess } from '../fixtures/site-process';

/** What a path of the site responds with: the status, and where it leads. */
async function onSite(site: SiteProcess, path: string): Promise<string> {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return `${String(response.status)} ${response.headers.get('location') ?? ''}`.trim();
}

type Environment = Readonly<Record<string, string>>;

async function moveAPosition(browser: Browser, env: Environment): Promise<void> {
  const site = await startDesk(env);
  try {
    const { page, said } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('button', { name: 'New position' }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await dialog.getByLabel('Title').fill('音楽');
    await expect(address).toHaveValue('');
    await expect(dialog).toContainText('Complete the address.');
    await dialog.getByLabel('Title').fill('サウンドデザイナー');
    await expect(address).toHaveValue('saundodezaina');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    for (const name of ['What you do', 'What you need', 'Nice to have']) {
      await page.getByRole('textbox', { name }).click();
      await page.keyboard.type('Sounds');
    }
    await page.getByRole('button', { name: 'Publish English' }).click();
    await expect.poll(() => onSite(site, '/recruit/saundodezaina?locale=en')).toBe('200');
    await expect(page.getByRole('link', { name: 'Open English' })).toHaveAttribute(
      'href',
      /\/recruit\/saundodezaina\?locale=en$/u,
    );

    await page.getByRole('button', { name: 'Change address…' }).click();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('sound-designer');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The address has been changed.')).toBeVisible();
    await expect(page).toHaveURL(/#\/position\/sound-designer$/u);
    await expect(page.getByRole('textbox', { name: 'What you do' })).toHaveText('Sounds');
    await expect.poll(() => onSite(site, '/recruit/sound-designer?locale=en')).toBe('200');
    for (const query of ['?locale=en', '?locale=jp', ''])
      for (const path of ['/recruit/saundodezaina', '/recruit/saundodezaina/'])
        await expect
          .poll(() => onSite(site, `${path}${query}`))
          .toBe(`301 /recruit/sound-designer${query}`);
    // A call that waits for news of the old id hears that it is gone.
    expect(said.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
  } finally {
    await site.discard();
  }
}

test('a position moves, and its old address leads to the new one', async ({ browser }) => {
  await moveAPosition(browser, {});
});

test('a position moves in PostgreSQL too', async ({ browser }) => {
  test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
  await inPostgresql('desk', (env) => moveAPosition(browser, env));
});
