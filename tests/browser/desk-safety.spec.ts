/** Order, backups and facts at the desk's page as it is built, under its policy. */
import { readFile } from 'node:fs/promises';

import { anEntry, aMissingEntry, aPosition } from '../../frontend/desk/test/samples';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

test.beforeEach(({ service }) => {
  service.role = 'owner';
  service.positions.set(
    'code',
    aPosition('code', { en: { ...anEntry, title: 'Programmer' }, jp: aMissingEntry }),
  );
  service.positions.set(
    'stage',
    aPosition('stage', { en: { ...anEntry, title: 'Stage Artist' }, jp: aMissingEntry }),
  );
});

test('the order is set by keys alone', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Order on the site' }).press('Enter');
  const down = desk.getByRole('button', { name: 'Move Sound Designer down' });
  await down.focus();
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(desk.getByText('Sound Designer: place 3 of 3')).toBeAttached();
  await expect(desk.getByText('The order is saved.')).toBeVisible();
  expect(service.order.positions).toEqual(['code', 'stage', 'sound']);
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
});

test('the order is set by dragging, and Escape leaves it', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Order on the site' }).click();
  const row = (id: string) => desk.locator(`li[data-id="${id}"]`);
  const drag = async (id: string, onto: string) => {
    await row(id).locator('svg').first().hover();
    await desk.mouse.down();
    const box = await row(onto).boundingBox();
    await desk.mouse.move(100, (box?.y ?? 0) + 4, { steps: 5 });
  };
  await drag('stage', 'sound');
  await expect(row('sound')).toHaveAttribute('data-mark', 'before');
  await desk.keyboard.press('Escape');
  await desk.mouse.up();
  expect(service.order.isSet).toBe(false);
  await drag('stage', 'sound');
  await desk.mouse.up();
  await expect(desk.getByText('The order is saved.')).toBeVisible();
  expect(service.order.positions).toEqual(['stage', 'sound', 'code']);
});

test('a backup is downloaded and restored behind the password', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Manage', exact: true }).click();
  await desk.getByRole('link', { name: 'Backup and restore' }).click();
  await desk.getByLabel('Password', { exact: true }).fill('a good sentence');
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^axtorm-\d{4}-\d\d-\d\d\.jsonl$/u);
  const file = await download.path();
  expect(await readFile(file, 'utf8')).toContain('content-service');
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.getByLabel('File').setInputFiles(file);
  await desk.getByRole('button', { name: 'Check the file' }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Replace everything?' });
  await expect(dialog.getByRole('row', { name: 'Posts and drafts 3 1' })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill('a good sentence');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'Go to log-in' }).click();
  await expect(desk.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(service.positions.size).toBe(0);
});

test('facts are changed by keys, with what is wrong beside them', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Manage', exact: true }).click();
  await desk.getByRole('link', { name: 'Company info' }).press('Enter');
  const support = desk.getByLabel('For everybody', { exact: true });
  await support.fill('nobody');
  await support.press('Enter');
  await expect(desk.getByText('“nobody” is not an e-mail address.', { exact: true })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await support.fill('c@example.com');
  await support.press('Enter');
  await expect(desk.getByText(/^Saved/u)).toBeVisible();
  expect(service.facts.facts['email']).toMatchObject({ support: 'c@example.com' });
});
