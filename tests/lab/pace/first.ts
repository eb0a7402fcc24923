/** How soon a first play begins: from the press on the way to play to the first click of the count, and to the first note. */
import type { Browser } from '@playwright/test';

import { chartNotes } from '../../fixtures/play';
import { text } from '../../fixtures/pages';
import { phonePage } from './phone';

/** Milliseconds from the press. */
export interface FirstPlay {
  readonly click: number;
  readonly note: number;
}

/** Bytes a second of a line of 1.6 Mbit/s. */
const BYTES_A_SECOND = 200_000;

/** What a first play begins with. */
const FIRST = ['song02', 'light', 'easy'] as const;

interface Recorded {
  pressedAt: number;
  /** When sounds begin, in milliseconds of the page: those of the count, and the song, which begins at its first bar. */
  clicks: number[];
  songAt: number;
}

/** Notes when something is pressed, and when each sound is to be heard. A page that follows without a document goes on with it. */
const RECORD = `
  window.clicks = [];
  document.addEventListener('click', () => { window.pressedAt ??= performance.now(); }, { capture: true });
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...offset) {
    const at = performance.now() + (when - this.context.currentTime) * 1000;
    if (offset.length === 0) window.clicks.push(at);
    else window.songAt ??= at;
    begin.call(this, when, ...offset);
  };
`;

/** Where it is pressed, and after what. */
export const WAYS = {
  'game, read': { page: '/mashup', isRead: true },
  'home, read': { page: '/', isRead: true },
  'game, at once': { page: '/mashup', isRead: false },
} as const;
export type Way = keyof typeof WAYS;

/** Presses the way to play of a page that came over a slow line: when the page is at rest, or as soon as the link is seen. */
export async function firstPlay(
  browser: Browser,
  address: string,
  slowdown: number,
  way: Way,
): Promise<FirstPlay> {
  const { page: path, isRead } = WAYS[way];
  const page = await phonePage(browser, slowdown);
  await page.addInitScript(RECORD);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await page.goto(`${address}${path}?locale=en`, { waitUntil: isRead ? 'load' : 'commit' });
  if (isRead) {
    // React has taken over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root footer') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await page.waitForLoadState('networkidle');
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: text('en', 'common', 'game.play') })
    .tap();
  await page.waitForFunction(() => (window as unknown as Partial<Recorded>).songAt !== undefined);
  const { pressedAt, clicks, songAt } = await page.evaluate(() => {
    const recorded = window as unknown as Recorded;
    return {
      pressedAt: recorded.pressedAt,
      clicks: recorded.clicks,
      songAt: recorded.songAt,
    };
  });
  await page.context().close();
  const firstNote = chartNotes(...FIRST)[0]?.time ?? 0;
  return { click: Math.min(...clicks) - pressedAt, note: songAt + firstNote - pressedAt };
}
