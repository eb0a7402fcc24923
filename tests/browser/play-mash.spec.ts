/** The mixer: two songs are mixed, played to the end, and go on with another visitor. */
import type { Locator, Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, guardContext, open, test } from '../fixtures/browser-test';
import { keyHand } from '../fixtures/hands';
import { LOCALES, text } from '../fixtures/pages';
import { beatOf, chartNotes, holdClocks, playWhole } from '../fixtures/play';

/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };
const PAIR = { first: 'song05', second: 'song03', name: 'song05-song03' } as const;

/** Lets a visitor have unlocked two songs; call it before the page is opened. */
async function haveUnlocked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const saved = '{"unlocked":["song03","song05"],"best":{"song05 light easy":500000}}';
    localStorage.setItem('mashvp-play', saved);
  });
}

/** The sleeve of the pair's first song, among those of the first deck. */
const firstSleeve = (dialog: Locator) => dialog.locator(`input[name=first][value=${PAIR.first}]`);

/** Opens the mixer from the page and chooses the pair. */
async function openMixer(page: Page): Promise<Locator> {
  await open(page, '/mashup?locale=en');
  await page.getByRole('button', { name: text('en', 'mashup', 'mashUp.play') }).click();
  const dialog = page.getByRole('dialog');
  await firstSleeve(dialog).check({ force: true });
  const second = dialog.locator(`input[name=second][value=${PAIR.second}]`);
  await second.check({ force: true });
  await expect(dialog.getByRole('status').first()).toContainText('REDLINE HALO plays at 190 BPM');
  return dialog;
}

const press = (dialog: Locator, key: string) =>
  dialog.getByRole('button', { name: text('en', 'play', key) }).click();

test('a mash-up of two unlocked songs is played to its result, to the point', async ({ page }) => {
  const chart = `mashups/${PAIR.name}`;
  const notes = chartNotes(chart, 'light', 'easy');
  await page.setViewportSize(SMALL);
  await haveUnlocked(page);
  await holdClocks(page);
  const dialog = await openMixer(page);
  await playWhole(page, chart, notes, keyHand(page, 'FJ'), text('en', 'play', 'mixer.playChart'));
  await expect(dialog.locator('[data-score]')).toHaveAttribute('data-score', '1000000');
  await expect(dialog).toContainText('VOLT KABUKI × REDLINE HALO');
  await expect(dialog).toContainText(/LIGHT MIX · EASY LV \d/u);
  const kept = await page.evaluate(() => localStorage.getItem('mashvp-play'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    unlocked: ['song03', 'song05'],
    best: { [`${PAIR.name} light easy`]: 1_000_000 },
  });
  await press(dialog, 'mixer.back');
  await expect(firstSleeve(dialog)).toBeChecked();
});

test('a mix is heard, its moves are recorded, and another visitor goes on from its link', async ({
  page,
  context,
  browser,
  site,
  guard,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await haveUnlocked(page);
  const dialog = await openMixer(page);
  await press(dialog, 'mixer.play');
  await expect(
    dialog.getByRole('button', { name: text('en', 'play', 'mixer.stop') }),
  ).toBeVisible();
  await dialog.getByLabel(text('en', 'play', 'mixer.name')).fill('MIRA <b>');
  await dialog.getByRole('slider').press('ArrowRight');
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', /VOLT KABUKI 45 %/u);
  await press(dialog, 'mixer.stop');
  await press(dialog, 'mixer.link');
  await expect(dialog.getByText(text('en', 'play', 'mixer.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#mash=song05-song03\.A[\w-]+\.MIRA%20b$/u);

  const visitor = await browser.newContext();
  await guardContext(visitor, guard.problems);
  const other = await visitor.newPage();
  await other.goto(link);
  const theirs = other.getByRole('dialog');
  await expect(theirs).toContainText('A mix by MIRA b.');
  await press(theirs, 'mixer.play');
  await expect(
    theirs.getByRole('button', { name: text('en', 'play', 'mixer.stop') }),
  ).toBeVisible();
  await theirs.getByRole('slider').press('ArrowLeft');
  await theirs.getByLabel(text('en', 'play', 'mixer.name')).fill('JUN');
  await expect(theirs).toContainText('Your mix, after MIRA b');
  await expect(other).toHaveURL(/\.JUN\.MIRA%20b$/u);
  await visitor.close();
});

/** Bars that are compared, and the one from which the second song is to be heard. */
const BARS = 16;
const CHANGE = 8;

/** Loudness of each bar of what a mash-up is played to. */
async function barsOf(page: Page, moves: string): Promise<readonly number[]> {
  await page.addInitScript(() => {
    const { prototype } = OfflineAudioContext;
    const real = Reflect.get(prototype, 'startRendering');
    prototype.startRendering = async function () {
      const made = await Reflect.apply(real, this, []);
      Object.assign(window, { made });
      return made;
    };
  });
  await page.goto(`/mashup?locale=en#mash=${PAIR.name}.${moves}`);
  await press(page.getByRole('dialog'), 'mixer.playChart');
  await page.waitForFunction(() => 'made' in window);
  return page.evaluate(
    ([bars, seconds]) => {
      const { made } = window as unknown as { made: AudioBuffer };
      const bar = Math.floor(seconds * made.sampleRate);
      return Array.from({ length: bars }, (_, i) => {
        const own = made.getChannelData(0).subarray(i * bar, (i + 1) * bar);
        return Math.sqrt(own.reduce((sum, one) => sum + one * one, 0) / bar);
      });
    },
    [BARS, (4 * beatOf(PAIR.first)) / 1000] as const,
  );
}

test('the moves of the crossfader are in the sound that is played to', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, viewport: SMALL });
  const heard = async (moves: string) => barsOf(await context.newPage(), moves);
  // One song only, the other one only, and one after the other.
  const [first, second, moved] = [await heard('AAA'), await heard('ABQ'), await heard('AAAgFA')];
  const apart = (one: readonly number[], at: number) =>
    Math.abs((one[at] ?? 0) / (moved[at] ?? 0) - 1);
  for (let at = 0; at < BARS; at++) {
    // The fader glides at the change.
    if (at === CHANGE - 1 || at === CHANGE) continue;
    expect(apart(at < CHANGE ? first : second, at), `bar ${String(at)}`).toBeLessThan(0.01);
  }
  const others = moved.map((_, at) => apart(at < CHANGE ? second : first, at));
  expect(Math.max(...others)).toBeGreaterThan(0.1);
  await context.close();
});

test('a ghost of a mash-up is raced in its mix, with its name, from one link', async ({
  page,
  context,
  browser,
  site,
  guard,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const chart = `mashups/${PAIR.name}`;
  // A hand is not equally late twice.
  const notes = chartNotes(chart, 'light', 'easy').map((note, i) => ({
    ...note,
    time: note.time + ((i * 7) % 11) - 5,
  }));
  await page.setViewportSize(SMALL);
  await haveUnlocked(page);
  await holdClocks(page);
  const dialog = await openMixer(page);
  await dialog.getByRole('slider').press('ArrowRight');
  await playWhole(page, chart, notes, keyHand(page, 'FJ'), text('en', 'play', 'mixer.playChart'));
  await dialog.getByLabel(text('en', 'play', 'card.name')).fill('MIRA');
  await press(dialog, 'card.link');
  await expect(dialog.getByText(text('en', 'play', 'card.copiedMix'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#ghost=[\w-]+\.MIRA\.song05-song03\.AAs$/u);
  const saved = page.waitForEvent('download');
  await press(dialog, 'card.wide');
  expect((await saved).suggestedFilename()).toBe('mashvp-wide.png');

  const visitor = await browser.newContext({ viewport: SMALL });
  await guardContext(visitor, guard.problems);
  const other = await visitor.newPage();
  await other.goto(link);
  const theirs = other.getByRole('dialog');
  await expect(theirs).toContainText(
    /MIRA left a ghost of [\d,]+ points: VOLT KABUKI × REDLINE HALO/u,
  );
  await expect(theirs.locator('img')).toHaveCount(4);
  await press(theirs, 'ghost.race');
  await expect(theirs.locator('section[aria-busy=false]')).toContainText(
    'VOLT KABUKI × REDLINE HALO',
  );
  await visitor.close();
});

for (const { code } of LOCALES) {
  test(`the mixer is accessible, and says so when a link is broken, in ${code}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/mashup?locale=${code}#mash=song01-song02.%F0%9F.nobody`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(text(code, 'play', 'mixer.damaged'));
    await dialog.getByRole('button', { name: text(code, 'play', 'mixer.unlock') }).click();
    await expect(dialog.locator('canvas')).toBeVisible();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
  });
}
