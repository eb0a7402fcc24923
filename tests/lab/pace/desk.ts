/** How the desk keeps pace: keys in a long text, a long list that is scrolled, positions that are opened from it, and the order. */
import type { Browser, Cookie, Locator, Page } from '@playwright/test';

import { percentile } from '../figures';

/** What was measured, in milliseconds but for the rate: half of the values and 95 of 100 are below. */
export interface DeskPace {
  /** From a key until its character is in the text and laid out, which the page's own thread does. */
  readonly work: readonly [number, number];
  /** The same in an element that can be edited and has no script, with the same text. */
  readonly bare: readonly [number, number];
  /** From a key until the frame that shows it, with the wait for that frame. */
  readonly shown: readonly [number, number];
  /** Frames a second while the list is scrolled. */
  readonly rate: number;
  /** Between two frames of the scrolled list. */
  readonly interval: readonly [number, number];
  /** From the press on a position in the list until the frame that shows its texts. */
  readonly open: readonly [number, number];
  /** From the press on the link to the order until the frame that shows it. */
  readonly order: readonly [number, number];
  /** From the key that moves a position from the one end of the order to the other until the frame that shows it there. */
  readonly moved: readonly [number, number];
}

/** More positions than a company has, and a text that is longer than most. */
const POSITIONS = 1008;
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

/** How often the order is opened, and how often a position is moved in it. */
const [ORDERS, MOVES] = [5, 10];

/** Records the time of each key, press and frame in `recorded`. */
const RECORD = `
  const recorded = (window.recorded = { work: [], shown: [], frames: [], open: [], order: [], moved: [] });
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
  const record = (times, at, isShown) => {
    const look = () => {
      if (isShown()) soon(() => times.push(performance.now() - at));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const isThere = (selector) => () => document.querySelector(selector) !== null;
  addEventListener('click', ({ target, timeStamp }) => {
    if (target.closest('a[href="#/order"]') !== null)
      record(recorded.order, timeStamp, isThere('[data-mover]'));
    else if (target.closest('li a') !== null)
      record(recorded.open, timeStamp, isThere('[role=textbox]'));
  }, true);
  addEventListener('keydown', ({ target, key, timeStamp }) => {
    if (target.matches('[data-mover]') && (key === 'Home' || key === 'End')) {
      const row = target.closest('li');
      const side = key === 'Home' ? 'previousElementSibling' : 'nextElementSibling';
      record(recorded.moved, timeStamp, () => row[side] === null);
    }
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

/** A paragraph of a hundred characters, and the long text. */
const LINE =
  '<p>A hundred characters of a text about the sound of stages, and of all who build and play them. </p>';
const LONG = LINE.repeat(CHARACTERS / 100);

/** The drafts of the positions, by their ids. */
export function positionDrafts(): Map<string, object> {
  const date = '2026-11-02';
  const drafts = new Map<string, object>([
    ['long', { title: 'A long text', date, jobDescription: LONG }],
  ]);
  for (let index = 1; index < POSITIONS; index += 1) {
    const title = `Position ${String(index)}`;
    drafts.set(`position-${String(index)}`, { title, date, jobDescription: LINE });
  }
  return drafts;
}

/** Types at the end of a text. */
async function typeKeys(page: Page, text: Locator): Promise<Pick<DeskPace, 'work' | 'shown'>> {
  await text.press('Control+End');
  await values(page, 'work');
  await values(page, 'shown');
  await page.keyboard.type('a key in a text, '.repeat(KEYS).slice(0, KEYS), {
    delay: KEY_PAUSE_MS,
  });
  return { work: spread(await values(page, 'work')), shown: spread(await values(page, 'shown')) };
}

async function typeInDesk(page: Page): Promise<Pick<DeskPace, 'work' | 'shown'>> {
  await page.getByLabel('Search').fill('A long text');
  await page.getByRole('link', { name: 'A long text' }).click();
  return typeKeys(page, page.getByRole('textbox', { name: 'What you do' }));
}

async function typeBare(page: Page): Promise<Pick<DeskPace, 'bare'>> {
  const document = `<!doctype html><title>Bare</title><div role="textbox" contenteditable>${LONG}</div>`;
  await page.goto(`data:text/html,${encodeURIComponent(document)}`);
  const { work } = await typeKeys(page, page.getByRole('textbox'));
  return { bare: work };
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

async function order(page: Page, list: string): Promise<Pick<DeskPace, 'order' | 'moved'>> {
  for (let index = 0; index < ORDERS; index += 1) {
    await page.goto(list);
    await page.getByRole('link', { name: 'Order on the site' }).click();
    await page.locator('[data-mover]').first().waitFor();
  }
  const mover = page.locator('[data-mover="down"]').first();
  const title = await mover.getAttribute('aria-label');
  const button = page.getByRole('button', { name: title ?? '', exact: true });
  await button.focus();
  for (let index = 0; index < MOVES; index += 1) {
    await page.keyboard.press(index % 2 === 0 ? 'End' : 'Home');
    await page.getByText('The order is saved.').waitFor();
  }
  return {
    order: spread(await values(page, 'order')),
    moved: spread(await values(page, 'moved')),
  };
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
  const ordered = await order(page, list);
  await page.goto(list);
  const keys = await typeInDesk(page);
  const bare = await typeBare(page);
  await context.close();
  return { ...scrolled, ...opened, ...ordered, ...keys, ...bare };
}
