/** Accounts and keys at the desk of the real program: a user from the link to the second step, and a key that only reads. */
import { expect, test, type Page } from '@playwright/test';

import { somebody } from '../fixtures/desk-calls';
import { SiteProcess } from '../fixtures/site-process';
import { codeOf } from '../fixtures/totp';

const PASSWORD = 'loud enough for all of us';

/** Adds an editor in the page of an owner; returns the link. */
async function addUser(owner: Page, name: string): Promise<string> {
  await owner.getByRole('link', { name: 'Manage' }).click();
  await owner.getByRole('button', { name: 'Add user' }).click();
  await owner.getByRole('dialog').getByLabel('Name').fill(name);
  await owner.keyboard.press('Enter');
  const link = await owner.getByRole('textbox', { name: `Link for ${name}` }).inputValue();
  await owner.keyboard.press('Escape');
  return link;
}

/** Turns the second step on; returns the secret. */
async function turnCodeOn(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = await dialog.locator('code').innerText();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return secret;
}

/** Makes a key that reads the English posts; returns it. */
async function makeKey(owner: Page): Promise<string> {
  await owner.getByRole('link', { name: 'API keys' }).click();
  await owner.getByRole('button', { name: 'New key' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('What it is for').fill('mirror');
  await dialog.getByLabel('Positions in English').selectOption('read');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = await dialog.getByLabel('Key mirror').inputValue();
  await owner.keyboard.press('Escape');
  return key;
}

/** The status of a call of the content service with a key. */
async function statusOf(
  site: SiteProcess,
  key: string,
  path: string,
  body: object,
): Promise<number> {
  const response = await fetch(`${site.contentUrl}${path}`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

test('a user is added, turns a code on and logs in with it, and a key does no more than it may', async ({
  browser,
}) => {
  const site = await SiteProcess.start({ flags: ['--desk-bind', '127.0.0.1:0', '--desk-link'] });
  try {
    const { page: owner, said } = await somebody(browser);
    await owner.goto(site.deskLink);
    const { page, said: alsoSaid } = await somebody(browser);
    await page.goto(await addUser(owner, 'emma'));
    await page.getByLabel('New password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const secret = await turnCodeOn(page, 'emma');

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Name').fill('emma');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The code is wrong/u)).toBeVisible();
    // That of now was used for the set-up; the next one is good already.
    await page.getByLabel('Code').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'emma, editor' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage' })).toBeHidden();

    const key = await makeKey(owner);
    const collection = { dataCollectionId: 'RecruitPosts-EN' };
    expect(await statusOf(site, key, '/v2/items/query', collection)).toBe(200);
    const item = { ...collection, dataItem: { id: 'a', data: { title: 'A' } } };
    expect(await statusOf(site, key, '/v2/items/save', item)).toBe(403);
    await owner.getByRole('button', { name: 'Revoke mirror' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(owner.getByText('The key mirror was revoked.')).toBeVisible();
    expect(await statusOf(site, key, '/v2/items/query', collection)).toBe(401);

    await owner.getByRole('link', { name: 'Activity log' }).click();
    const entries = owner.getByRole('list', { name: 'Activity log' });
    for (const sentence of [
      'owner revoked the key mirror',
      'owner created the key mirror (Positions in English: reads what is published)',
      'emma turned on two-factor authentication',
      'owner added emma as editor',
    ])
      await expect(entries).toContainText(sentence);
    await owner.getByLabel('Who').selectOption('emma');
    await expect(entries).not.toContainText('owner added');
    await expect(entries.getByRole('listitem').first()).toContainText('emma logged in');

    expect([...said, ...alsoSaid].filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
  } finally {
    await site.discard();
  }
});
