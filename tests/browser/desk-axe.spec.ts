/** Axe, light and dark, at the width of a phone and of a desktop, where the desk says what went wrong and where it asks once more. */
import type { Page } from '@playwright/test';

import { aBegunEntry, anEntry, aMissingEntry, aPosition } from '../../frontend/desk/test/samples';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

/** Looks at what is shown, at both widths. */
async function look(desk: Page, what: string): Promise<void> {
  for (const width of [390, 1440]) {
    await desk.setViewportSize({ width, height: 844 });
    expect(await axeProblemsInBothSchemes(desk), `${what} at ${String(width)}`).toEqual([]);
  }
}

async function open(desk: Page, screen: string): Promise<void> {
  await desk.goto(`https://desk.test/#/${screen}`);
  await desk.reload();
  await expect(desk.getByText('Loading…')).toHaveCount(0);
}

test('axe finds nothing in a conflict, and where words are offered that were kept', async ({
  desk,
  service,
}) => {
  await open(desk, 'position/sound');
  const title = desk.getByLabel('Title').first();
  await desk.route('**/draft', (route) => route.abort());
  await title.press('End');
  await desk.keyboard.type('!');
  await expect(desk.getByText('Not saved: no connection')).toBeVisible();
  await look(desk, 'no connection');
  desk.on('dialog', (dialog) => void dialog.accept());
  await desk.reload();
  await desk.unroute('**/draft');
  const offer = desk.getByRole('group', { name: /^Unsaved text from/u });
  await expect(offer).toBeVisible();
  await look(desk, 'kept words');
  await offer.getByRole('button', { name: 'Discard it' }).click();
  await expect(offer).toBeHidden();

  service.changeElsewhere('sound', 'en', { ...anEntry.draft, title: 'Sound Engineer' });
  await title.press('End');
  await desk.keyboard.type('?');
  await expect(desk.getByRole('group', { name: /^yuna changed/u })).toBeVisible();
  await look(desk, 'conflict');
});

test('axe finds nothing where an account ends a session and the second step', async ({
  desk,
  service,
}) => {
  service.totp.isOn = true;
  await open(desk, 'account');
  await look(desk, 'account');
  for (const name of ['New recovery codes', 'Turn off two-factor authentication']) {
    await desk.getByRole('button', { name }).click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    await look(desk, name);
    await desk.keyboard.press('Escape');
  }
  await desk.getByRole('button', { name: 'New recovery codes' }).click();
  await desk
    .getByRole('dialog')
    .getByLabel(/password/iu)
    .fill('a good sentence');
  await desk.getByRole('dialog').getByLabel('Code').fill('123456');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('iiii-jjjj-kkkk-llll')).toBeVisible();
  await look(desk, 'recovery codes');
  await desk.getByRole('button', { name: 'I have saved them' }).click();
  await desk.getByRole('button', { name: 'End this session' }).first().click();
  await look(desk, 'a session that was ended');
});

test('axe finds nothing where a webhook is removed', async ({ desk, service }) => {
  service.role = 'owner';
  service.owned.webhooks.webhooks.push({
    id: 'w1',
    name: 'Slack',
    address: 'https://hooks.example.com/1',
    events: ['published'],
    language: 'en',
    isOn: true,
    createdAt: '2026-01-31T09:00:00.000Z',
  });
  service.owned.webhooks.deliver({ state: 'failed', tries: 9, status: 500 });
  await open(desk, 'webhooks');
  await look(desk, 'webhooks');
  await desk.getByRole('button', { name: 'Remove Slack' }).click();
  await expect(desk.getByRole('dialog', { name: 'Remove Slack' })).toBeVisible();
  await look(desk, 'removal');
});

test('axe finds nothing where somebody comments on words', async ({ desk }) => {
  await open(desk, 'position/sound');
  const text = desk.getByRole('textbox', { name: 'What you do' });
  await text.press('Control+Home');
  await desk.keyboard.press('Control+Shift+ArrowRight');
  await desk.keyboard.press('Control+Alt+KeyM');
  const dialog = desk.getByRole('dialog', { name: 'Comment on English' });
  await expect(dialog).toBeVisible();
  await look(desk, 'a new comment');
  await dialog.getByLabel('Comment').fill('Which ones?');
  await dialog.getByRole('button', { name: 'Comment' }).click();
  const comments = desk.getByRole('region', { name: 'Comments: English' });
  await expect(comments).toContainText('Which ones?');
  await comments.getByRole('button', { name: /^Reply to/u }).click();
  await look(desk, 'a reply');
});

test('axe finds nothing where something is missing, late, or to be entered as a day', async ({
  desk,
  service,
}) => {
  const late = { ...anEntry, state: 'changed' as const, isPublished: true, published: {} };
  const seen = { ...late, closingDate: '2026-01-31' };
  service.positions.set('sound', aPosition('sound', { en: seen, jp: aBegunEntry }));
  service.positions.set('stage', aPosition('stage', { en: late, jp: aMissingEntry }));
  await open(desk, '');
  await look(desk, 'the list');
  await open(desk, 'position/sound');
  await expect(desk.getByText(/^The closing date has passed, and visitors/u)).toBeVisible();
  const all = desk.getByRole('button', { name: 'Publish all languages' });
  await expect(all).toHaveAccessibleDescription(/^Missing for publishing: Japanese/u);
  await desk.getByText('Details for all languages').click();
  await look(desk, 'a position');
  await desk.getByRole('button', { name: 'Schedule English' }).click();
  await desk.getByLabel('Publish at').fill('2026-12-01T18:30');
  await expect(desk.getByText('Tuesday, December 1, 2026 at 6:30 PM')).toBeVisible();
  await look(desk, 'the schedule');
});

test('the focus goes to what is missing in a language that a phone does not show', async ({
  desk,
  service,
}) => {
  service.positions.set('sound', aPosition('sound', { en: anEntry, jp: aBegunEntry }));
  await desk.setViewportSize({ width: 390, height: 844 });
  await open(desk, 'position/sound');
  await desk.getByRole('button', { name: 'Publish all languages' }).click();
  const japanese = desk.getByRole('region', { name: 'Japanese' });
  await expect(japanese.getByRole('textbox', { name: 'What you need' })).toBeFocused();
});
