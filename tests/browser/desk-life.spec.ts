/** A post's life at the desk of the real program, from the first log-in to the public page, with two people on it. */
import { expect, test, type Browser } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { anEditor, somebody, startDesk } from '../fixtures/desk-calls';
import { hasPostgresql, inPostgresql } from '../fixtures/postgresql';
import type { SiteProcess } from '../fixtures/site-process';

/** The status of the post's page, and whether the text is on it. */
async function onSite(site: SiteProcess, text: string): Promise<string> {
  const response = await fetch(`${site.url}/recruit/stage-artist?locale=en`, {
    redirect: 'manual',
  });
  const shows = (await response.text()).includes(text);
  return `${String(response.status)} ${shows ? 'shown' : 'not shown'}`;
}

type Environment = Readonly<Record<string, string>>;

async function liveAPostsLife(browser: Browser, env: Environment): Promise<void> {
  const site = await startDesk(env);
  try {
    const { page, said } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('button', { name: 'New position' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Stage Artist');
    await page.keyboard.press('Enter');
    const english = page.getByRole('region', { name: 'English' });
    for (const [label, text] of [
      ['What you do', 'Paint the stage'],
      ['What you need', 'A steady hand'],
      ['Nice to have', 'A loud voice'],
    ] as const) {
      await english.getByRole('textbox', { name: label }).click();
      await page.keyboard.type(text);
    }
    await page.getByRole('button', { name: 'Publish English', exact: true }).click();
    await expect(english.getByText('Published', { exact: true })).toBeVisible();
    await expect.poll(() => onSite(site, 'Paint the stage')).toBe('200 shown');

    const { page: other, said: alsoSaid } = await anEditor(browser, site, env);
    await other.getByRole('link', { name: 'Stage Artist' }).click();
    // An editor writes a draft, which visitors do not see, and cannot publish it.
    const text = other.getByRole('textbox', { name: 'What you do' });
    await text.press('Control+End');
    await other.keyboard.type(' at night');
    await expect(other.getByText('Unpublished changes')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Publish English', exact: true })).toBeHidden();
    expect(await onSite(site, 'at night')).toBe('200 not shown');

    // A change in another field needs no choice, and brings the other's with it.
    await english.getByRole('textbox', { name: 'What you need' }).press('Control+End');
    await page.keyboard.type(' and patience');
    const mine = english.getByRole('textbox', { name: 'What you do' });
    await expect(mine).toHaveText('Paint the stage at night');
    await expect(english.getByText('Unpublished changes')).toBeVisible();
    await text.press('Control+End');
    await other.keyboard.type(' too');
    await expect(other.getByText(/^Saved at .* by bo$/u)).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'What you need' })).toHaveText(
      'A steady hand and patience',
    );

    // Anyone who goes on with the older value of a field is asked, and nothing is lost. This page hears of no change.
    await page.route('**/presence', (route) => route.abort());
    const isDeaf = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/presence'));
    await english.getByRole('textbox', { name: 'What you need' }).press('Control+End');
    await page.keyboard.type('!');
    await isDeaf;
    await expect(other.getByRole('textbox', { name: 'What you need' })).toHaveText(
      'A steady hand and patience!',
    );
    await other.getByLabel('Title').fill('Stage Painter');
    await expect(other.getByRole('heading', { name: 'Stage Painter' })).toBeVisible();
    await english.getByLabel('Title').fill('Stage Lighter');
    const choice = page.getByRole('group', { name: /^bo changed this text/u });
    await expect(choice).toContainText('Stage Painter');
    await expect(choice).toContainText('Stage Lighter');
    await choice.getByRole('button', { name: 'Keep mine: Title' }).click();
    await expect(choice).toBeHidden();
    await page.getByRole('button', { name: 'Publish English', exact: true }).click();
    await expect.poll(() => onSite(site, 'Stage Lighter')).toBe('200 shown');
    await english.getByRole('button', { name: 'Unpublish English' }).click();
    await expect.poll(() => onSite(site, 'Paint the stage')).toBe('410 not shown');

    expect([...said, ...alsoSaid].filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
  } finally {
    await site.discard();
  }
}

test('a post is written, published, changed by two, and taken back', async ({ browser }) => {
  await liveAPostsLife(browser, {});
});

test('a post has the same life in PostgreSQL', async ({ browser }) => {
  test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
  await inPostgresql('desk', (env) => liveAPostsLife(browser, env));
});

test('the first password over a link leaves no line in the console', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page, said } = await anEditor(browser, site);
    await expect(page.getByRole('heading', { name: 'Positions' })).toBeVisible();
    expect(said).toEqual([]);
  } finally {
    await site.discard();
  }
});

test('a deleted position leaves the site, and comes back from the trash', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('button', { name: 'New position' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Stage Artist');
    await page.keyboard.press('Enter');
    for (const name of ['What you do', 'What you need', 'Nice to have']) {
      await page.getByRole('textbox', { name }).click();
      await page.keyboard.type('Paint the stage');
    }
    await page.getByRole('button', { name: 'Publish English' }).click();
    await expect.poll(() => onSite(site, 'Paint the stage')).toBe('200 shown');
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It leaves the site at once in English.');
    expect(await axeProblemsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => onSite(site, 'Paint the stage')).toBe('410 not shown');
    await page.getByRole('link', { name: 'Trash' }).click();
    const restore = page.getByRole('button', { name: 'Restore Stage Artist' });
    await expect(restore).toBeVisible();
    expect(await axeProblemsInBothSchemes(page)).toEqual([]);
    await restore.click();
    await expect.poll(() => onSite(site, 'Paint the stage')).toBe('200 shown');
    // A draft that is all of a position goes the same way, and comes back by the undo.
    await page.getByRole('link', { name: 'All positions' }).click();
    await page.getByRole('button', { name: 'New position' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Sound Artist');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Discard changes of English' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Sound Artist' })).toBeVisible();
  } finally {
    await site.discard();
  }
});

test('what is written without a connection is saved when there is one', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('button', { name: 'New position' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Stage Artist');
    await page.keyboard.press('Enter');
    const text = page.getByRole('textbox', { name: 'What you do' });
    await text.click();
    await page.context().setOffline(true);
    await page.keyboard.type('Paint the stage');
    await expect(page.getByText('Not saved: no connection')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^Saved at/u)).toBeVisible();
    await page.reload();
    await expect(text).toHaveText('Paint the stage');
  } finally {
    await site.discard();
  }
});

test('two tabs of one person do not overwrite each other', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('button', { name: 'New position' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Stage Artist');
    await page.keyboard.press('Enter');
    const text = page.getByRole('textbox', { name: 'What you do' });
    await expect(text).toBeVisible();
    const other = await page.context().newPage();
    // It hears of no change.
    await other.route('**/presence', (route) => route.abort());
    await other.goto(page.url());
    const otherText = other.getByRole('textbox', { name: 'What you do' });
    await expect(otherText).toBeVisible();
    await text.click();
    await page.keyboard.type('Paint the stage');
    await expect(page.getByText(/^Saved at/u)).toBeVisible();
    // The other tab still has the text of before.
    await otherText.click();
    await other.keyboard.type('Light the stage');
    const choice = other.getByRole('group', { name: /^owner changed this text/u });
    await choice.getByRole('button', { name: 'Take theirs: What you do' }).click();
    await expect(otherText).toHaveText('Paint the stage');
  } finally {
    await site.discard();
  }
});
