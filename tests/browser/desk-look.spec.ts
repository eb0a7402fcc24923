/** How the desk looks: light and dark by the system, and every dialog readable in both. */
import type { Page } from '@playwright/test';

import { anEntry, aMissingEntry, aPosition } from '../../frontend/desk/test/samples';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

/** The colour of the page's ground, in numbers from 0 to 255. */
const groundOf = (desk: Page) =>
  desk.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0] ?? 0;
  });

test('the desk is light or dark as the system is', async ({ desk }) => {
  await expect(desk.getByRole('link', { name: 'Sound Designer' })).toBeVisible();
  await desk.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf(desk)).toBeGreaterThan(230);
  await desk.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(desk)).toBeLessThan(40);
  // What the browser draws itself follows, too.
  expect(await desk.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light dark',
  );
});

/** Opens a dialog by its button, looks at it in both schemes, and leaves it. */
async function look(desk: Page, button: string): Promise<void> {
  await desk.getByRole('button', { name: button, exact: true }).first().click();
  await expect(desk.getByRole('dialog')).toBeVisible();
  await expect(desk.getByText('Loading…')).toBeHidden();
  expect(await axeProblemsInBothSchemes(desk), button).toEqual([]);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
}

test('axe finds nothing in any dialog of positions', async ({ desk, service }) => {
  service.positions.set('stage', aPosition('stage', { en: anEntry, jp: aMissingEntry }));
  service.history.set('sound en', [
    {
      id: '2',
      at: '2026-01-31T10:00:00.000Z',
      since: '2026-01-31T09:00:00.000Z',
      by: 'aki',
      action: 'published',
      isAutomatic: false,
      post: { title: 'Sound' },
    },
  ]);
  await desk.reload();
  await look(desk, 'New position');
  await look(desk, 'Keyboard shortcuts');
  await desk.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  for (const button of ['Publish…', 'Duplicate…', 'Delete…']) await look(desk, button);
  await desk.getByRole('link', { name: 'Sound Designer' }).first().click();
  await look(desk, 'Delete');
  await look(desk, 'History of English');
});

test('axe finds nothing where positions are ordered, deleted and searched in vain', async ({
  desk,
  service,
}) => {
  service.positions.set('stage', aPosition('stage', { en: anEntry, jp: aMissingEntry }));
  for (const [screen, heading] of [
    ['order', 'Order on the site'],
    ['trash', 'Trash'],
    ['list?q=zzzz', 'Positions'],
  ] as const) {
    await desk.goto(`https://desk.test/#/${screen}`);
    await desk.reload();
    await expect(desk.getByRole('heading', { name: heading })).toBeVisible();
    await expect(desk.getByText('Loading…')).toBeHidden();
    expect(await axeProblemsInBothSchemes(desk), screen).toEqual([]);
  }
});

test('axe finds nothing in any dialog about users', async ({ desk, service }) => {
  service.role = 'owner';
  await desk.goto('https://desk.test/#/users');
  await desk.reload();
  for (const button of ['New link for bo', 'Change role of bo', 'Remove bo'])
    await look(desk, button);
});

/** A post that visitors see and that closes by itself, and one that waits for its time. */
const [closing, scheduled] = [
  {
    ...anEntry,
    state: 'closing',
    published: anEntry.draft,
    draft: null,
    closeAt: '2026-11-30T10:00:00.000Z',
  },
  { ...anEntry, state: 'scheduled', publishAt: '2026-11-30T10:00:00.000Z' },
] as const;

test('a position is one line of the list on a desktop, with nothing cut off in any language', async ({
  desk,
  service,
}) => {
  await desk.setViewportSize({ width: 1440, height: 900 });
  service.positions.set('sound', aPosition('sound', { en: closing, jp: scheduled }));
  await desk.reload();
  const row = desk.getByRole('listitem').filter({ hasText: 'Sound Designer' });
  await expect(row).toBeVisible();
  for (const language of ['en', 'jp', 'kr']) {
    await desk.locator('nav select').selectOption(language);
    await expect(desk.locator('html')).toHaveAttribute(
      'lang',
      { en: 'en', jp: 'ja', kr: 'ko' }[language] ?? '',
    );
    expect((await row.boundingBox())?.height, language).toBeLessThan(48);
    const isCutOff = await row
      .locator('dd')
      .evaluateAll((cells) => cells.some((cell) => cell.scrollWidth > cell.clientWidth));
    expect(isCutOff, language).toBe(false);
  }
});

test('the texts of all languages begin side by side', async ({ desk, service }) => {
  await desk.setViewportSize({ width: 1440, height: 900 });
  service.positions.set('sound', aPosition('sound', { en: anEntry, jp: anEntry }));
  await desk.reload();
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const tops = await Promise.all(
    ['English', 'Japanese'].map(async (name) => {
      const text = desk.getByRole('region', { name }).getByRole('textbox', { name: 'What you do' });
      return (await text.boundingBox())?.y;
    }),
  );
  // The law of Japan is advised beside the Japanese one only.
  await expect(desk.getByText('Employment Security Act (Japan)')).toBeVisible();
  expect(tops[0]).toBe(tops[1]);
});
