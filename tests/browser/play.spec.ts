/** The game on the game's page: whole songs by synthetic input, to the point. */

import type { Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, guardContext, open, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import { holdGamepad, keyHand, padHand, touchHand } from '../fixtures/hands';
import {
  chartNotes,
  choose,
  expectInEachWindow,
  havePlayed,
  holdClocks,
  openOptions,
  playWhole,
  saveData,
  start,
  type ChartNote,
} from '../fixtures/play';

/** A window for whole songs: thousands of frames are painted, without a graphics card, each as large as the window. */
const SMALL = { width: 640, height: 480 };

/** Milliseconds that a synthetic player is late at its notes, one after the other; the last kind is left out. */
const LATENESS = [0, 12, -25, 40, -60, 95, null] as const;

const latenessOf = (i: number) => LATENESS[i % LATENESS.length] ?? null;

/** Something that is judged: when, and how far from its time, in milliseconds of a press. */
interface Judged {
  readonly at: number;
  readonly far: number;
}

/** What a note is judged by, and its release; a note is missed when it is out of reach, a release when it is, or with the next note. */
function judged(notes: readonly ChartNote[], i: number): readonly Judged[] {
  const { time = 0, lane, end } = notes[i] ?? {};
  const late = latenessOf(i);
  const head =
    late === null ? { at: time + 101, far: Infinity } : { at: time + late, far: Math.abs(late) };
  if (end === undefined) return [head];
  if (late !== null) return [head, { at: end, far: 0 }];
  const next = notes.findIndex((note, other) => other > i && note.lane === lane);
  const nextAt = (notes[next]?.time ?? Infinity) + (latenessOf(next) ?? 101);
  return [head, { at: Math.min(end + 201, nextAt - 0.5), far: Infinity }];
}

/** The score by the rules as the documents state them, written a second time. */
function expectedScore(notes: readonly ChartNote[]): number {
  const events = notes.flatMap((_, i) => judged(notes, i));
  let [worth, combo, longest] = [0, 0, 0];
  for (const { far } of events.sort((a, b) => a.at - b.at)) {
    worth += far <= 25 ? 10 : far <= 50 ? 6 : far <= 100 ? 1 : 0;
    combo = far <= 100 ? combo + 1 : 0;
    longest = Math.max(longest, combo);
  }
  const count = events.length;
  return (
    Math.floor((90_000 * worth) / count) + Math.floor((3_000 * worth + 70_000 * longest) / count)
  );
}

/** What the synthetic player plays: holds are let go at their time. */
function pressesOf(notes: readonly ChartNote[]): readonly ChartNote[] {
  return notes.flatMap((note, i) => {
    const late = latenessOf(i);
    return late === null ? [] : [{ ...note, time: note.time + late }];
  });
}

/** Frames of a play whose allocations are sampled. */
const FRAMES = 600;
/**
 * Bytes that the game may allocate for each of them: numbers, until the compiler keeps them out of the heap. A list of the
 * notes would be many times as much.
 */
const BYTES_A_FRAME = 600;

/** A function in a sampling heap profile, with the functions that it called. */
interface Allocations {
  readonly callFrame: { readonly url: string; readonly functionName: string };
  readonly selfSize: number;
  readonly children: readonly Allocations[];
}

/** Bytes that were allocated by the modules of the game, and by what they called. */
function bytesOfGame({ callFrame, selfSize, children }: Allocations, isInside = false): number {
  const isGame = isInside || /assets\/Game-/u.test(callFrame.url);
  return children.reduce((sum, child) => sum + bytesOfGame(child, isGame), isGame ? selfSize : 0);
}

/** What a page asks for of the game: its chunks, and bytes of songs. */
function requestsOfGame(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const { range = '' } = request.headers();
    if (/assets\/(?:Game|play|first-sound)-|Play\.\w+\.mp3/u.test(url))
      requested.push(`${/[^/]+$/u.exec(url)?.[0] ?? ''} ${range}`);
  });
  return requested;
}

test('the page at rest fetches the game and the first part of its first song, and no more', async ({
  page,
}) => {
  const requested = requestsOfGame(page);
  await open(page, '/mashup?locale=en');
  await expect.poll(() => requested.filter((one) => one.startsWith('Game'))).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  const songs = requested.filter((one) => one.includes('.mp3'));
  expect(songs).toEqual([expect.stringMatching(/^song02Play\.\w+\.mp3 bytes=0-130943$/u)]);
});

test('nothing of the game is loaded before the click of a visitor who saves data', async ({
  page,
}) => {
  await saveData(page);
  const requested = requestsOfGame(page);
  await open(page, '/mashup?locale=en');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: text('en', 'mashup', 'freePlay.play') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requested.length).toBeGreaterThan(1);
});

test('a game that cannot be loaded says so, and comes with the next click', async ({
  page,
  guard,
}) => {
  await saveData(page);
  await open(page, '/mashup?locale=en');
  await page.route('**/assets/Game-*.js', (route) => route.abort());
  const play = page.getByRole('button', { name: text('en', 'mashup', 'freePlay.play') });
  await play.click();
  await expect(page.getByText(text('en', 'common', 'error.loadFailed'))).toBeVisible();
  guard.problems.length = 0;
  await page.unroute('**/assets/Game-*.js');
  await play.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a whole song by keyboard gives its score to the point', async ({ page }) => {
  const chart = { song: 'song04', mix: 'hard', difficulty: 'normal' } as const;
  const notes = chartNotes(chart.song, chart.mix, chart.difficulty);
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, chart);
  await playWhole(page, chart.song, pressesOf(notes), keyHand(page, 'DFJK'));
  const score = page.locator('dialog [data-score]');
  await expect(score).toHaveAttribute('data-score', String(expectedScore(notes)));
});

test('a whole song by touch gives its score to the point', async ({ browser, site, guard }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await guardContext(context, guard.problems);
  const page = await context.newPage();
  const chart = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
  const notes = chartNotes(chart.song, chart.mix, chart.difficulty);
  await holdClocks(page);
  await choose(page, chart);
  await playWhole(page, chart.song, pressesOf(notes), await touchHand(page));
  const score = page.locator('dialog [data-score]');
  await expect(score).toHaveAttribute('data-score', String(expectedScore(notes)));
  await context.close();
});

test('a whole song by gamepad gives its score to the point', async ({ page }) => {
  const chart = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
  const notes = chartNotes(chart.song, chart.mix, chart.difficulty);
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await holdGamepad(page);
  await choose(page, chart);
  await playWhole(page, chart.song, pressesOf(notes), padHand(page));
  const score = page.locator('dialog [data-score]');
  await expect(score).toHaveAttribute('data-score', String(expectedScore(notes)));
  const again = page.getByRole('button', { name: text('en', 'play', 'result.again') });
  await expectInEachWindow(page, again);
});

test('a play can be paused, goes on with a count-in, and begins anew by a held key', async ({
  page,
}) => {
  // A first play says what to do instead of what begins.
  await havePlayed(page);
  await holdClocks(page);
  await choose(page, { song: 'song01', mix: 'light', difficulty: 'easy' });
  await start(page, 'song01');
  await page.clock.runFor(6000);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  const resume = page.getByRole('button', { name: text('en', 'play', 'pause.resume') });
  await expect(resume).toBeFocused();
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(text('en', 'play', 'spoken.paused'));
  await page.keyboard.press('Enter');
  await expect(resume).toBeHidden();
  // Held: the second is a repeat of the first.
  await page.keyboard.down('KeyR');
  await page.keyboard.down('KeyR');
  await page.keyboard.up('KeyR');
  await expect(status).toContainText('SEVENTEEN DEGREES starts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('en', 'play', 'pause.songs') }).click();
  await expect(page.getByRole('button', { name: 'START' })).toBeVisible();
});

test('frames of a play leave next to nothing on the heap', async ({ page, context }) => {
  await page.setViewportSize(SMALL);
  await choose(page, { song: 'song05', mix: 'hard', difficulty: 'hard' });
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.locator('dialog canvas').first()).toBeVisible();
  const frames = (count: number) =>
    page.evaluate(async (wanted) => {
      for (let frame = 0; frame < wanted; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, count);
  // Until the compiler knows the code and the notes have begun.
  await frames(300);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await frames(FRAMES);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const bytes = bytesOfGame(profile.head);
  expect(bytes).toBeLessThan(FRAMES * BYTES_A_FRAME);
});

test('a finished play is a picture, and a link whose ghost is raced', async ({
  page,
  browser,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const chart = { song: 'song04', mix: 'light', difficulty: 'easy' } as const;
  const notes = chartNotes(chart.song, chart.mix, chart.difficulty);
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, chart);
  await playWhole(page, chart.song, pressesOf(notes), keyHand(page, 'FJ'));
  for (const shape of ['wide', 'tall']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: text('en', 'play', `card.${shape}`) }).click();
    expect((await saved).suggestedFilename()).toBe(`mashvp-${shape}.png`);
  }
  await page.getByRole('button', { name: text('en', 'play', 'card.link') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash.length).toBeLessThanOrEqual(1024);

  const visitor = await browser.newContext({ viewport: SMALL });
  const broken = await visitor.newPage();
  await broken.goto(`${link.slice(0, -6)}AAAAAA`);
  await expect(broken.getByRole('dialog').getByRole('status')).toHaveText(
    text('en', 'play', 'ghost.damaged'),
  );

  // Another one misses no note.
  const other = await visitor.newPage();
  await holdClocks(other);
  await other.goto(link);
  const race = text('en', 'play', 'ghost.race');
  await expect(other.getByRole('button', { name: race })).toBeVisible();
  const points = expectedScore(notes);
  await expect(other.getByRole('dialog')).toContainText(points.toLocaleString('en'));
  await playWhole(other, chart.song, notes, keyHand(other, 'FJ'), race);
  const lead = (1_000_000 - points).toLocaleString('en');
  const won = text('en', 'play', 'ghost.won.other').replace('{points}', lead);
  await expect(other.getByText(won)).toBeVisible();
  await visitor.close();
});

for (const { code } of LOCALES) {
  test(`the game is accessible, with each style's difficulties, in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/mashup?locale=${code}`);
    await page.getByRole('button', { name: text(code, 'mashup', 'freePlay.play') }).click();
    for (const [mix, count] of Object.entries({ light: 5, hard: 6 })) {
      await page.locator(`dialog input[name=mix][value=${mix}]`).check({ force: true });
      await expect(page.locator('dialog input[name=difficulty]')).toHaveCount(count);
      await expectInEachWindow(page, page.getByRole('button', { name: 'START' }));
    }
    await openOptions(page, code);
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
