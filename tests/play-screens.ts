/**
 * Takes a picture of every state of the game in every language, on a phone and on a desktop.
 * `npm run play-screens --workspace @axtorm/tests -- [--locales en] [--widths 390,1440] [--states menu,result]`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser, Page } from '@playwright/test';

import { launchBrowser } from './fixtures/chromium';
import { LOCALES, text } from './fixtures/pages';
import { keyHand } from './fixtures/hands';
import {
  begin,
  chartNotes,
  choose,
  havePlayed,
  holdClocks,
  openGame,
  playAlong,
  playWhole,
  start,
  openOptions as unfoldOptions,
} from './fixtures/play';
import { serve } from './fixtures/serve';
import { ROOT } from './fixtures/site-process';

/** What is played where a state needs a play. */
const CHART = { song: 'song04', mix: 'light', difficulty: 'easy' } as const;
/** Milliseconds from the start of a play to its count-in, and to a moment with a combo. */
const COUNTING_MS = 900;
const PLAYED_MS = 14_000;
/** Milliseconds of the tutorial until it shows a note. */
const LESSON_MS = 5000;
/** Milliseconds until pictures and transitions have come to rest. */
const SETTLE_MS = 600;

const { values: options } = parseArgs({
  options: {
    locales: { type: 'string', default: LOCALES.map(({ code }) => code).join(',') },
    widths: { type: 'string', default: '390,1440' },
    states: { type: 'string', default: '' },
  },
});
const folder = path.join(ROOT, 'screens');

/** A visitor on the way to a state. */
interface Visit {
  /** The page that shows the state. */
  page: Page;
  /** Opens a page of another browser. */
  readonly visitor: () => Promise<Page>;
  readonly code: string;
  readonly address: string;
}

/** Presses a button of the game, by the key of its text. */
async function press({ page, code }: Visit, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text(code, 'play', name) }).click();
}

/** What the visitor presses: one note of nine is missed, and no two hits in a row are equally late, as a hand is. */
const PRESSES = chartNotes(CHART.song, CHART.mix, CHART.difficulty).flatMap((note, i) =>
  i % 9 === 8 ? [] : [{ ...note, time: note.time + (i % 5) * 12 - 24 }],
);

/** Begins the play and goes to a moment of it. */
async function playUntil(page: Page, until: number): Promise<void> {
  const began = await start(page, CHART.song);
  const end = (await page.evaluate(() => performance.now())) + until;
  await playAlong(page, PRESSES, keyHand(page, 'FJ'), began, end);
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.max(1, Math.round(end - now)));
}

async function playToEnd(page: Page): Promise<void> {
  await playWhole(page, CHART.song, PRESSES, keyHand(page, 'FJ'));
  await page.locator('dialog [data-score]').waitFor();
}

async function openMenu({ page, code, address }: Visit): Promise<void> {
  await choose(page, CHART, address, code);
}

async function openMixer({ page, code, address }: Visit): Promise<void> {
  await openGame(page, 'mashUp.play', address, code);
}

async function openTutorial({ page, code, address }: Visit): Promise<void> {
  await openGame(page, 'tutorial.play', address, code);
}

async function openOptions(visit: Visit): Promise<void> {
  await openMenu(visit);
  await unfoldOptions(visit.page, visit.code);
}

async function openCalibration(visit: Visit): Promise<void> {
  await openOptions(visit);
  await press(visit, 'options.calibrate');
}

async function openHeld(visit: Visit): Promise<void> {
  await holdClocks(visit.page);
  await openMenu(visit);
}

async function play(visit: Visit): Promise<void> {
  await openHeld(visit);
  await playUntil(visit.page, PLAYED_MS);
}

async function finish(visit: Visit): Promise<void> {
  await openHeld(visit);
  await playToEnd(visit.page);
}

/** Follows the link of a finished play in another browser, whose clocks run. */
async function challenge(visit: Visit): Promise<void> {
  await finish(visit);
  const { page, code } = visit;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(visit, 'card.link');
  const copied = text(code, 'play', 'card.copied');
  await page.getByRole('status').filter({ hasText: copied }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.context().close();
  visit.page = await visit.visitor();
  await visit.page.goto(link);
  await visit.page.getByRole('button', { name: text(code, 'play', 'ghost.race') }).waitFor();
}

/** The ways into each state. */
const STATES: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  tutorial: openTutorial,
  lesson: async (visit) => {
    const { page } = visit;
    await holdClocks(page);
    await openTutorial(visit);
    await begin(page);
    await page.clock.runFor(LESSON_MS);
  },
  menu: openMenu,
  records: async (visit) => {
    await visit.page.addInitScript(() => {
      const best: Record<string, number> = {};
      for (let song = 1; song <= 4; song++)
        for (const [at, one] of ['easy', 'normal', 'hard', 'expert'].entries())
          best[`song0${String(song)} light ${one}`] = 1_000_000 - 41_237 * at * song;
      best['song03 hard master'] = 612_345;
      const saved = { best, title: 'pure', pose: 'collision', days: { last: 0, row: 3, most: 3 } };
      localStorage.setItem('mashvp-play', JSON.stringify(saved));
    });
    await openMenu(visit);
    await press(visit, 'menu.records');
  },
  options: openOptions,
  keys: async (visit) => {
    await openOptions(visit);
    const dialog = visit.page.getByRole('dialog');
    await visit.page.evaluate(() =>
      navigator.mediaDevices.dispatchEvent(new Event('devicechange')),
    );
    await dialog.getByRole('button', { name: /HARD MIX.*J/u }).click();
  },
  offer: async (visit) => {
    await openMenu(visit);
    await visit.page.evaluate(() =>
      navigator.mediaDevices.dispatchEvent(new Event('devicechange')),
    );
  },
  calibrate: openCalibration,
  tapping: async (visit) => {
    await openCalibration(visit);
    await press(visit, 'calibrate.beginSound');
  },
  counting: async (visit) => {
    await openHeld(visit);
    await playUntil(visit.page, COUNTING_MS);
  },
  playing: play,
  paused: async (visit) => {
    await play(visit);
    await visit.page.keyboard.press('Escape');
  },
  failed: async (visit) => {
    await openMenu(visit);
    await visit.page.route('**/*.mp3', (route) => route.abort());
    await press(visit, 'menu.start');
    const retry = text(visit.code, 'play', 'stage.retry');
    await visit.page.getByRole('button', { name: retry }).waitFor();
  },
  fever: async (visit) => {
    await openHeld(visit);
    const began = await start(visit.page, CHART.song);
    const notes = chartNotes(CHART.song, CHART.mix, CHART.difficulty).slice(0, 56);
    await playAlong(visit.page, notes, keyHand(visit.page, 'FJ'), began);
  },
  losing: async (visit) => {
    await holdClocks(visit.page);
    await havePlayed(visit.page);
    const hard = { ...CHART, mix: 'hard', difficulty: 'hard' } as const;
    await choose(visit.page, hard, visit.address, visit.code);
    const began = await start(visit.page, CHART.song);
    const now = await visit.page.evaluate(() => performance.now());
    const presses = chartNotes(CHART.song, 'hard', 'hard').flatMap((note, i) =>
      i % 3 === 0 ? [] : [{ ...note, time: note.time + (i % 7) * 14 - 30 }],
    );
    const hand = keyHand(visit.page, 'DFJK');
    await playAlong(visit.page, presses, hand, began, now + PLAYED_MS);
  },
  lost: async (visit) => {
    await holdClocks(visit.page);
    await havePlayed(visit.page);
    await choose(visit.page, { ...CHART, difficulty: 'hard' }, visit.address, visit.code);
    const late = [{ time: 62_000, lane: 0 }];
    await playWhole(visit.page, CHART.song, late, keyHand(visit.page, ['Z']));
    await visit.page.locator('dialog [data-score]').waitFor();
  },
  result: finish,
  challenge,
  racing: async (visit) => {
    await challenge(visit);
    const link = visit.page.url();
    await visit.page.context().close();
    visit.page = await visit.visitor();
    await holdClocks(visit.page);
    await visit.page.goto(link);
    const race = text(visit.code, 'play', 'ghost.race');
    await visit.page.getByRole('button', { name: race }).waitFor();
    const began = await start(visit.page, CHART.song, race);
    const now = await visit.page.evaluate(() => performance.now());
    const hand = keyHand(visit.page, 'FJ');
    await playAlong(visit.page, PRESSES.slice(0, 7), hand, began, now + PLAYED_MS);
  },
  refused: async ({ page, code, address }) => {
    await page.goto(`${address}/mashup?locale=${code}#ghost=AAAA`);
    await page.getByRole('dialog').waitFor();
  },
  mixer: openMixer,
  mixing: async (visit) => {
    await openMixer(visit);
    await press(visit, 'mixer.unlock');
    await press(visit, 'mixer.play');
    const stop = text(visit.code, 'play', 'mixer.stop');
    await visit.page.getByRole('button', { name: stop, exact: true }).waitFor();
  },
  mixed: async ({ page, code, address }) => {
    await page.goto(`${address}/mashup?locale=${code}#mash=song03-song02.AAoIBQ8M.MIRA.SOLA`);
    await page.getByRole('dialog').waitFor();
  },
};

async function shoot(browser: Browser, address: string): Promise<void> {
  const wanted = options.states === '' ? Object.keys(STATES) : options.states.split(',');
  for (const width of options.widths.split(',').map(Number)) {
    const isPhone = width < 600;
    const view = { viewport: { width, height: isPhone ? 844 : 900 }, hasTouch: isPhone };
    const visitor = () => browser.newPage(view);
    for (const code of options.locales.split(',')) {
      for (const state of wanted) {
        const visit: Visit = { page: await visitor(), visitor, code, address };
        const enter = STATES[state];
        if (enter === undefined) throw new Error(`the game has no state ${state}`);
        await enter(visit);
        // The page's own clock may be held.
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        const file = `play-${state}-${code}-${String(width)}.png`;
        await visit.page.screenshot({ path: path.join(folder, file) });
        console.log(file);
        await visit.page.context().close();
      }
    }
  }
}

await mkdir(folder, { recursive: true });
const { address, stop } = await serve();
const browser = await launchBrowser();
try {
  await shoot(browser, address);
} finally {
  await browser.close();
  await stop();
}
