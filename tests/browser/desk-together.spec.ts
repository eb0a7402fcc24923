/** Two people write one position at the desk of the real program at one time. */
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { anEditor, callDesk, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';
import { hasPostgresql, inPostgresql } from '../fixtures/postgresql';
import type { SiteProcess } from '../fixtures/site-process';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'What you do' });

/** An owner and an editor, each with a browser, who have the same position open. */
async function twoAtOne(browser: Browser, site: SiteProcess, env = {}): Promise<[Page, Page]> {
  const { page: one } = await somebody(browser);
  await one.goto(site.deskLink);
  await expect(one.getByRole('heading', { name: 'Positions' })).toBeVisible();
  await enterDraft(one, 'stage', { title: 'Stage Artist', jobDescription: '<p>Paint stages</p>' });
  const { page: other } = await anEditor(browser, site, env);
  for (const page of [one, other]) {
    await page.goto(new URL('/#/position/stage', site.deskLink).href);
    await expect(textOf(page)).toHaveText('Paint stages');
  }
  return [one, other];
}

/** Keeps what others write from a page until it has written too. */
async function hearNothing(page: Page) {
  await page.route('**/presence', (route) => route.abort());
  await page.reload();
  await expect(textOf(page)).toHaveText('Paint stages');
}

async function writeTogether(browser: Browser, env: Readonly<Record<string, string>>) {
  const site = await startDesk(env);
  try {
    const [one, other] = await twoAtOne(browser, site, env);
    await expect(one.getByText('bo has English open.')).toBeVisible();
    await expect(other.getByText('owner has English open.')).toBeVisible();
    // The caret of the other is in the text, before its last word, and something can be undone.
    await textOf(other).press('Control+End');
    await other.keyboard.type(' here');
    await other.keyboard.press('Control+ArrowLeft');
    // What one writes is at the other's page without a reload, long before the page would ask by itself.
    // Who writes is said for some seconds, so a machine that is busy may miss it once.
    await expect(async () => {
      await one.getByLabel('Title').fill('Stage Artist, Toky');
      await one.getByLabel('Title').fill('Stage Artist, Tokyo');
      const isWriting = other.getByText('owner is writing in English: Title.');
      await expect(isWriting).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await expect(other.getByLabel('Title')).toHaveValue('Stage Artist, Tokyo');
    await expect(textOf(one)).toHaveText('Paint stages here');
    await other.keyboard.type('right ');
    await expect(textOf(other)).toHaveText('Paint stages right here');
    await expect(textOf(one)).toHaveText('Paint stages right here');
    await other.context().close();
    await one.reload();
    await expect(one.getByLabel('Title')).toHaveValue('Stage Artist, Tokyo');
  } finally {
    await site.discard();
  }
}

test('what one writes comes to the other at once, with where it is written', async ({
  browser,
}) => {
  await writeTogether(browser, {});
});

test('so it does in PostgreSQL', async ({ browser }) => {
  test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
  await inPostgresql('together', (env) => writeTogether(browser, env));
});

test('what both have written in one text is merged in it, and each goes on where they are', async ({
  browser,
}) => {
  const site = await startDesk();
  try {
    const [one, other] = await twoAtOne(browser, site);
    await hearNothing(other);
    await textOf(one).press('Control+End');
    await one.keyboard.type(' at night');
    await expect(one.getByText(/^Saved at/u)).toBeVisible();
    await textOf(other).press('Control+Home');
    await other.keyboard.type('We ');
    await expect(textOf(other)).toHaveText('We Paint stages at night');
    await other.keyboard.type('all ');
    const both = 'We all Paint stages at night';
    await expect(textOf(other)).toHaveText(both);
    await expect(textOf(one)).toHaveText(both);
    // What was typed in one go is undone at once; a busy machine types in two.
    await expect(async () => {
      await other.keyboard.press('Control+z');
      await expect(textOf(other)).toHaveText('Paint stages at night', { timeout: 2_000 });
    }).toPass();
    await expect(textOf(one)).toHaveText('Paint stages at night');
    // The space that was typed last is still there when the other's words come.
    await textOf(one).press('Control+End');
    await one.keyboard.type(' and ');
    await textOf(other).press('Control+Home');
    await other.keyboard.type('So ');
    await expect(textOf(one)).toHaveText('So Paint stages at night and');
    await one.keyboard.type('day');
    await expect(textOf(one)).toHaveText('So Paint stages at night and day');
  } finally {
    await site.discard();
  }
});

/** Lets both write the title, and the second one hear of the first only when it saves. */
async function writeBothTitles(one: Page, other: Page): Promise<void> {
  await hearNothing(other);
  await one.getByLabel('Title').fill('Stage Painter');
  await expect(one.getByText(/^Saved at/u)).toBeVisible();
  await other.getByLabel('Title').fill('Stage Lighter');
}

test('who keeps a text tells the other, who has theirs back', async ({ browser }) => {
  const site = await startDesk();
  try {
    const [one, other] = await twoAtOne(browser, site);
    await writeBothTitles(one, other);
    await other.getByRole('button', { name: 'Choose' }).click();
    const conflict = other.getByRole('group', { name: /^owner changed this text/u });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByRole('alert')).toBeVisible();
    expect(await axeProblemsInBothSchemes(other)).toEqual([]);
    await conflict.getByRole('button', { name: 'Keep mine: Title' }).press('Enter');
    await expect(other.getByLabel('Title')).toBeFocused();
    // The other page is told by its live call, with the words that are no longer in the field.
    const told = one.getByRole('group', { name: /^bo replaced what you had written/u });
    await expect(told).toContainText('Stage Painter');
    await expect(one.getByLabel('Title')).toHaveValue('Stage Lighter');
    expect(await axeProblemsInBothSchemes(one)).toEqual([]);
    await told.getByRole('button', { name: 'Put mine back' }).press('Enter');
    await expect(told).toBeHidden();
    await expect(one.getByLabel('Title')).toHaveValue('Stage Painter');
  } finally {
    await site.discard();
  }
});

test('who takes the other text finds their own in the history', async ({ browser }) => {
  const site = await startDesk();
  try {
    const [one, other] = await twoAtOne(browser, site);
    await writeBothTitles(one, other);
    await other.getByRole('button', { name: 'Take theirs: Title' }).click();
    await expect(other.getByText(/^Saved at/u)).toBeVisible();
    await expect(other.getByLabel('Title')).toHaveValue('Stage Painter');
    await other.getByRole('button', { name: 'History of English' }).click();
    const versions = other.getByRole('dialog').getByRole('listitem');
    await versions.filter({ hasText: 'bo' }).getByRole('button').nth(1).click();
    await expect(other.getByRole('dialog')).toContainText('removed: Lighter');
  } finally {
    await site.discard();
  }
});

/** Lets a page send its texts without an answer, and only the first one arrive. @returns how to let all of them through */
async function loseAnswers(page: Page): Promise<() => Promise<void>> {
  let isFirst = true;
  await page.route('**/draft', async (route) => {
    if (isFirst) await route.fetch();
    isFirst = false;
    await route.abort();
  });
  return () => page.unroute('**/draft');
}

test('a text whose answer is lost is gone on with, whatever the other makes of it', async ({
  browser,
}) => {
  const site = await startDesk();
  try {
    const [one, other] = await twoAtOne(browser, site);
    const find = await loseAnswers(one);
    await textOf(one).press('Control+End');
    await one.keyboard.insertText(' at night');
    await expect(textOf(other)).toHaveText('Paint stages at night');
    await textOf(other).press('Control+End');
    await other.keyboard.press('Control+Backspace');
    await other.keyboard.insertText('dawn');
    await expect(async () => {
      const position = JSON.stringify(await callDesk(other, 'GET', '/positions/stage'));
      expect(position).toContain('Paint stages at dawn');
    }).toPass();
    await textOf(one).press('Control+Home');
    await one.keyboard.insertText('We ');
    await find();
    for (const page of [one, other])
      await expect(textOf(page)).toHaveText('We Paint stages at dawn');
  } finally {
    await site.discard();
  }
});

test('a log-out in a conflict asks what becomes of the words', async ({ browser }) => {
  const site = await startDesk();
  try {
    const [one, other] = await twoAtOne(browser, site);
    await writeBothTitles(one, other);
    await expect(other.getByText('Not saved: changed by somebody else')).toBeVisible();
    await other.getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('button', { name: 'Keep and log out' }).click();
    await other.getByLabel('Name').fill('bo');
    await other.getByLabel('Password').fill('loud enough for all of us');
    await other.keyboard.press('Enter');
    const offer = other.getByRole('group', { name: /^Unsaved text from/u });
    await expect(offer).toContainText('Lighter');
  } finally {
    await site.discard();
  }
});
