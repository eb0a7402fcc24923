/** What is not saved outlives the page on the device, and ends with the log-out. */
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
  const offer = desk.getByRole('group', { name: /were never saved$/u });
  await expect(offer).toContainText('and music');
  await expect(text).toHaveText('Sounds');
  await offer.getByRole('button', { name: 'Bring them back' }).click();
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

test('a log-out leaves nothing of a text on the device', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  await desk.getByRole('textbox', { name: textOf }).press('Control+End');
  await desk.route('**/draft', (route) => route.abort());
  await desk.keyboard.type('!');
  await expect(desk.getByText('Not saved: no connection')).toBeVisible();
  const rows = () =>
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
  await expect.poll(rows).toBe(1);
  await desk.getByRole('button', { name: 'Log out' }).click();
  await expect(desk.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await rows()).toBe(0);
  expect(service.isLoggedIn).toBe(false);
});
