/** The way to the first note: one press, a count that waits for the song, and what is said where the song does not come. */
import type { Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, open, takeProblems, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import { choose, havePlayed, saveData, sounding, stopClocks } from '../fixtures/play';

/** The link that leads onto the lanes. */
const wayToPlay = (page: Page, locale = 'en') =>
  page.getByRole('main').getByRole('link', { name: text(locale, 'common', 'game.play') });

const STEPS = ['0', '1', '2'].map((step) => text('en', 'mashup', `tutorial.steps.${step}`));

const lanes = (page: Page) => page.locator('dialog canvas').first();

test('a press on the home page opens the lanes over it, with the count', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = { begun: 0 };
    Object.assign(window, counted);
    window.AudioBufferSourceNode = new Proxy(AudioBufferSourceNode, {
      construct: (Node, args: ConstructorParameters<typeof AudioBufferSourceNode>) => {
        counted.begun += 1;
        Object.assign(window, counted);
        return new Node(...args);
      },
    });
  });
  await open(page, '/?locale=en');
  await wayToPlay(page).click();
  // Four clicks, whatever else is still on its way.
  await page.waitForFunction(() => (window as unknown as { begun: number }).begun >= 4);
  await sounding(page);
  // The first of the lesson's words, or later ones where a busy machine has said before them that its sound skipped.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    new RegExp(STEPS.map((step) => step.replaceAll('.', String.raw`\.`)).join('|'), 'u'),
  );
  expect(new URL(page.url()).pathname).toBe('/');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('en', 'play', 'pause.songs') }).click();
  await page.getByRole('button', { name: text('en', 'play', 'close') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(wayToPlay(page)).toBeVisible();
});

test('a press on the home page leads to the page of the game where the lanes cannot be opened over it', async ({
  page,
  guard,
}) => {
  await open(page, '/?locale=en');
  await page.route('**/_data/mashup*', (route) => route.abort());
  await wayToPlay(page).click();
  await page.waitForURL('**/mashup?locale=en*');
  // What was being loaded for the page that is left is given up.
  takeProblems(guard, /ERR_FAILED|ERR_ABORTED/u);
});

test('a press before the scripts is kept', async ({ page }) => {
  // A link is all that it takes.
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  let press: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.goto('/mashup?locale=en', { waitUntil: 'commit' });
  await wayToPlay(page).click();
  press();
  await expect(lanes(page)).toBeVisible();
});

for (const { code } of LOCALES) {
  test(`an address alone asks for one press of any key, in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What Playwright runs in a page counts as a press of the visitor's.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    });
    await page.goto(`/mashup?locale=${code}#now`);
    await expect(page.getByText(text(code, 'play', 'menu.pressAny'))).toBeVisible();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    await page.keyboard.press('x');
    await expect(lanes(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

  test(`the count waits for the song, and a rest that does not come says what to do, in ${code}`, async ({
    page,
    guard,
  }) => {
    await page.setViewportSize({ width: 480, height: 360 });
    await saveData(page);
    await havePlayed(page);
    await stopClocks(page);
    await choose(page, { song: 'song05', mix: 'light', difficulty: 'easy' }, '', code);
    let send: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/*.mp3', async (route) => {
      const { range } = route.request().headers();
      if (range !== 'bytes=0-130943') return route.abort();
      await sent;
      return route.continue();
    });
    await page.clock.pauseAt(100_000);
    await page.getByRole('button', { name: 'START' }).click();
    await expect(page.locator('dialog section[aria-busy=true]')).toBeVisible();
    await page.clock.runFor(2000);
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText(text(code, 'play', 'spoken.wait'));
    send();
    await sounding(page);
    await page.clock.runFor(11_000);
    const late = page.getByText(text(code, 'play', 'sound.late'));
    await expect(late).toBeVisible();
    await page.unroute('**/*.mp3');
    // More than once: while a refusal is still on its way it is not heard, and the clock of the next wait stands.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(late).toBeHidden({ timeout: 500 });
    }).toPass();
    takeProblems(guard, /ERR_FAILED/u);
  });
}
