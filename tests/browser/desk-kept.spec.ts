/** What is not saved outlives the page on the device, and the log-out where its writer says so. */
import type { Page } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

const textOf = 'What you do';

test('words that were never saved are offered when the position is opened again', async ({
  desk,
  service,
}) => {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.press('Control+End');
  await desk.route('**/draft', (route) => route.abort());
  await desk.keyboard.type(' and music');
  await expect(desk.getByText('Not saved: no connection')).toBeVisible();
  desk.on('dialog', (dialog) => void dialog.accept());
  await desk.reload();
  await desk.unroute('**/draft');
  const offer = desk.getByRole('group', { name: /^Unsaved text from/u });
  await expect(offer).toContainText('and music');
  await expect(text).toHaveText('Sounds');
  await offer.getByRole('button', { name: 'Restore it' }).click();
  await expect(text).toHaveText('Sounds and music');
  await expect
    .poll(() => service.positions.get('sound')?.locales['en']?.draft?.jobDescription)
    .toBe('<p>Sounds and music</p>');
  await desk.reload();
  await expect(text).toHaveText('Sounds and music');
  await expect(offer).toBeHidden();
});

test('a page that goes out of sight sends what is written at once', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.press('Control+End');
  const sent = desk.waitForRequest((request) => request.url().endsWith('/draft'));
  await desk.keyboard.type('!');
  await desk.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  expect((await sent).method()).toBe('PUT');
  await expect
    .poll(() => service.positions.get('sound')?.locales['en']?.draft?.jobDescription)
    .toBe('<p>Sounds!</p>');
});

/** How many texts the device keeps. */
const rowsOf = (desk: Page) =>
  desk.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('desk');
        request.onerror = () => {
          reject(new Error('the device keeps nothing'));
        };
        request.onsuccess = () => {
          const count = request.result.transaction('words').objectStore('words').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );

/** Writes a sign that does not reach the service, and presses the log-out. */
async function logOutUnsaved(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  await desk.getByRole('textbox', { name: textOf }).press('Control+End');
  await desk.route('**/draft', (route) => route.abort());
  await desk.keyboard.type('!');
  await expect(desk.getByText('Not saved: no connection')).toBeVisible();
  await expect.poll(() => rowsOf(desk)).toBe(1);
  await desk.getByRole('button', { name: 'Log out' }).click();
}

test('a log-out asks before it takes words from the device that were never saved', async ({
  desk,
  service,
}) => {
  await logOutUnsaved(desk);
  const dialog = desk.getByRole('dialog', { name: 'Some of your text is not saved' });
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('textbox', { name: textOf })).toHaveText('Sounds!');
  expect(service.isLoggedIn).toBe(true);
  await desk.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Delete and log out' }).click();
  await expect(desk.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await rowsOf(desk)).toBe(0);
  expect(service.isLoggedIn).toBe(false);
});

test('words that were kept at a log-out are offered at the next log-in', async ({ desk }) => {
  await logOutUnsaved(desk);
  await desk.getByRole('button', { name: 'Keep and log out' }).click();
  await desk.getByLabel('Name').fill('aki');
  await desk.getByLabel('Password').fill('a good sentence');
  await desk.keyboard.press('Enter');
  const offer = desk.getByRole('group', { name: /^Unsaved text from/u });
  await expect(offer).toContainText('!');
  // Sooner, a last try of the page to save would have reached the service.
  await desk.unroute('**/draft');
  await offer.getByRole('button', { name: 'Restore it' }).click();
  await expect(desk.getByRole('textbox', { name: textOf })).toHaveText('Sounds!');
  await expect(desk.getByText(/^Saved at/u)).toBeVisible();
});
