/** What owners and accounts of the desk have, in the page as it is built, under its policy: by keys only, and with axe. */
import type { Page } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

/** Shows the desk to an owner at an address. */
async function open(desk: Page, screen: string): Promise<void> {
  await desk.goto(`https://desk.test/#/${screen}`);
  await desk.reload();
}

test.beforeEach(({ service }) => {
  service.role = 'owner';
  service.owned.members = [
    {
      id: 'ann',
      email: 'ann@example.com',
      createdAt: '2026-01-31T09:00:00.000Z',
      awaitsVerification: true,
    },
  ];
  service.owned.note('aki', 'addUser', 'bo (editor)');
  service.owned.note('bo', 'publish', 'sound jp (scheduled)');
});

test('an owner adds a user and makes a key by keys alone', async ({ desk, service }) => {
  await open(desk, '');
  await desk.getByRole('link', { name: 'Manage' }).focus();
  await desk.keyboard.press('Enter');
  const add = desk.getByRole('button', { name: 'Add user' });
  await add.focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Name').focus();
  await desk.keyboard.type('emma');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('publ');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(dialog.getByLabel('Link for emma')).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('has not set a password yet')).toBeVisible();
  expect(service.owned.users.get('emma')?.role).toBe('publisher');

  await desk.getByRole('link', { name: 'API keys' }).press('Enter');
  await desk.getByRole('button', { name: 'New key' }).press('Enter');
  await dialog.getByLabel('What it is for').focus();
  await desk.keyboard.type('mirror');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('writes');
  await desk.keyboard.press('Enter');
  await dialog.getByLabel('What it is for').press('Enter');
  await expect(dialog.getByLabel('Key mirror')).toBeFocused();
  expect(service.owned.keys[0]?.scopes).toEqual({ 'RecruitPosts-EN': 'publish' });
});

test('axe finds nothing on the screens of owners', async ({ desk }) => {
  for (const [screen, button] of [
    ['users', 'Add user'],
    ['keys', 'New key'],
    ['members', 'Refuse ann@example.com'],
    ['audit', ''],
  ] as const) {
    await open(desk, screen);
    await expect(desk.getByRole('navigation', { name: 'Manage' })).toBeVisible();
    await expect(desk.getByText('Loading…')).toBeHidden();
    expect(await axeProblemsInBothSchemes(desk), screen).toEqual([]);
    if (button === '') continue;
    await desk.getByRole('button', { name: button }).click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    expect(await axeProblemsInBothSchemes(desk), button).toEqual([]);
  }
});

test('an account turns the code on, and axe finds nothing on the way', async ({
  desk,
  service,
}) => {
  await open(desk, 'account');
  await desk.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  const dialog = desk.getByRole('dialog');
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await dialog.getByLabel('Password').fill('a good sentence');
  await desk.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /^QR code/u })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
  await desk.keyboard.press('Enter');
  await expect(dialog.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  // They are not shown again, so no key leaves them by accident.
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(
    desk.getByRole('button', { name: 'Turn off two-factor authentication' }),
  ).toBeVisible();

  service.isLoggedIn = false;
  await desk.reload();
  await desk.getByLabel('Name').fill('aki');
  await desk.getByLabel('Password').fill('a good sentence');
  await desk.keyboard.press('Enter');
  await expect(desk.getByLabel('Code')).toBeFocused();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
});

test('who is no owner is told so', async ({ desk, service }) => {
  service.role = 'publisher';
  await open(desk, 'audit');
  await expect(desk.getByText(/^Only owners see this page/u)).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Manage' })).toBeHidden();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
});
