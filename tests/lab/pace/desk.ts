/** How the desk keeps pace: keys in a long text, a long list that is scrolled, and positions that are opened from it. */
import type { Browser, Cookie, Page } from '@playwright/test';

import { enterDraft } from '../../fixtures/desk-calls';
import { percentile } from '../figures';

/** What was measured, in milliseconds but for the rate: half of the values and 95 of 100 are below. */
export interface DeskPace {
  /** From a key until its character is in the text and laid out, which the page's own thread does. */
  readonly work: readonly [number, number];
  /** From a key until the frame that shows it, with the wait for that frame. */
  readonly shown: readonly [number, number];
  /** Frames a second while the list is scrolled. */
  readonly rate: number;
  /** Between two frames of the scrolled list. */
  readonly interval: readonly [number, number];
  /** From the press on a position in the list until the frame that shows its texts. */
  readonly open: readonly [number, number];
}

/** More positions than a company has, and a text that is longer than most. */
const POSITIONS = 1000;
const CHARACTERS = 5000;

/** Keys that are pressed, and the pause between two, in milliseconds: ten a second, faster than most people write. */
const KEYS = 200;
const KEY_PAUSE_MS = 100;

/** Turns of the wheel, the pixels of each, and the pause between two, in milliseconds. */
const TURNS = 120;
const TURN_PIXELS = 300;
const TURN_PAUSE_MS = 40;

/** Positions that are opened. */
const OPENED = 12;

/** Records the time of each key, press and frame in `recorded`. */
const RECORD = `
  const recorded = (window.recorded = { work: [], shown: [], frames: [], open: [] });
  const soon = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener('keypress', () => {
    const at = pressed;
    soon(() => {
      document.body.getBoundingClientRect();
      recorded.work.push(performance.now() - at);
    });
    requestAnimationFrame(() => soon(() => recorded.shown.push(performance.now() - at)));
  }, true);
  addEventListener('click', ({ target, timeStamp }) => {
    if (target.closest('li a') === null) return;
    const look = () => {
      if (document.querySelector('[role=textbox]') === null) requestAnimationFrame(look);
      else soon(() => recorded.open.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(look);
  }, true);
  const frame = (at) => {
    recorded.frames.push(at);
    if (recorded.isScrolled) requestAnimationFrame(frame);
  };
  recorded.beginFrames = () => {
    recorded.isScrolled = true;
    requestAnimationFrame(frame);
  };
`;

const spread = (values: readonly number[]): readonly [number, number] => [
  percentile(values, 0.5),
  percentile(values, 0.95),
];

const values = (page: Page, name: string): Promise<number[]> =>
  page.evaluate<number[]>(`window.recorded.${name}.splice(0)`);

/** Writes the positions through the desk's calls. */
export async function enterPositions(page: Page): Promise<void> {
  const line =
    '<p>A hundred characters of a text about the sound of stages, and of all who build and play them. </p>';
  const jobDescription = line.repeat(CHARACTERS / 100);
  await enterDraft(page, 'long', { title: 'A long text', jobDescription });
  for (let index = 1; index < POSITIONS; index += 1) {
    const text = { title: `Position ${String(index)}`, jobDescription: line };
    await enterDraft(page, `position-${String(index)}`, text);
  }
}

async function typeKeys(page: Page): Promise<Pick<DeskPace, 'work' | 'shown'>> {
  await page.getByLabel('Search').fill('A long text');
  await page.getByRole('link', { name: 'A long text' }).click();
  await page.getByRole('textbox', { name: 'What you do' }).press('Control+End');
  await values(page, 'work');
  await values(page, 'shown');
  await page.keyboard.type('a key in a text, '.repeat(KEYS).slice(0, KEYS), {
    delay: KEY_PAUSE_MS,
  });
  return { work: spread(await values(page, 'work')), shown: spread(await values(page, 'shown')) };
}

async function scroll(page: Page): Promise<Pick<DeskPace, 'rate' | 'interval'>> {
  await page.getByRole('link', { name: 'Position 999' }).waitFor({ state: 'attached' });
  await page.mouse.move(600, 500);
  await page.evaluate('window.recorded.beginFrames()');
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN_PIXELS);
    await page.waitForTimeout(TURN_PAUSE_MS);
  }
  // Frames that are asked for without need would slow the keys down.
  await page.evaluate('window.recorded.isScrolled = false');
  const frames = await values(page, 'frames');
  const intervals = frames.slice(1).map((at, i) => at - (frames[i] ?? at));
  const whole = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return { rate: (intervals.length * 1000) / whole, interval: spread(intervals) };
}

async function open(page: Page, list: string): Promise<Pick<DeskPace, 'open'>> {
  const times: number[] = [];
  for (let index = 1; index <= OPENED; index += 1) {
    const name = `Position ${String(index * 70)}`;
    await page.goto(list);
    await page.getByLabel('Search').fill(name);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('textbox', { name: 'What you do' }).waitFor();
    times.push(...(await values(page, 'open')));
  }
  return { open: spread(times) };
}

/**
 * Measures on a desktop screen with the positions that were entered.
 *
 * @param cookies those of somebody who is logged in
 * @param slowdown how many times slower the processor is
 */
export async function deskPace(
  browser: Browser,
  list: string,
  cookies: readonly Cookie[],
  slowdown: number,
): Promise<DeskPace> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(RECORD);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(list);
  const scrolled = await scroll(page);
  const opened = await open(page, list);
  await page.goto(list);
  const keys = await typeKeys(page);
  await context.close();
  return { ...scrolled, ...opened, ...keys };
}
