/** The piece of the fan kit that repeats, as it is heard where it begins again. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

const TITLE = 'STANDBY SIGNAL';
const SECONDS = 210;
/** Longest silence or jump at the join, in seconds. */
const LONGEST_GAP = 0.005;

const named = (key: string, title = TITLE) =>
  text('en', 'common', `sound.${key}`).replace('{title}', title);
const bar = (page: Page) => page.getByRole('region', { name: named('nowPlaying') });
const player = (key: string) => text('en', 'common', `media.player.${key}`);

/** What the page keeps of the music: the file as it was decoded, and what was heard last. */
interface Ear {
  buffer: AudioBuffer;
  analyser: AnalyserNode;
}

/** Has the page listen to the music on its way to the element. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ear: Partial<Ear> = {};
    Object.assign(globalThis, { ear });
    const connect = Reflect.get(AudioNode.prototype, 'connect') as (
      this: AudioNode,
      to: AudioNode,
    ) => AudioNode;
    Object.defineProperty(AudioNode.prototype, 'connect', {
      value(this: AudioNode, to: AudioNode) {
        if (this instanceof AudioBufferSourceNode && this.buffer !== null) {
          ear.buffer = this.buffer;
          ear.analyser = new AnalyserNode(this.context, { fftSize: 32_768, channelCount: 1 });
          connect.call(this, ear.analyser);
        }
        return connect.call(this, to);
      },
    });
  });
}

/** Time, whether it is paused, and for how long the element itself has played. */
const state = (page: Page) =>
  page.locator('audio').evaluate((element) => {
    const audio = element as HTMLAudioElement;
    const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime');
    const played = own?.get?.call(audio) as number;
    return { time: audio.currentTime, isPaused: audio.paused, played };
  });

async function moveTo(page: Page, seconds: number): Promise<void> {
  await bar(page)
    .getByRole('slider', { name: player('position') })
    .evaluate((element, time) => {
      const range = element as HTMLInputElement;
      range.value = String(time);
      range.dispatchEvent(new Event('input', { bubbles: true }));
    }, seconds);
}

async function play(page: Page): Promise<void> {
  await open(page, '/fankit?locale=en');
  await page
    .locator('#loop')
    .getByRole('button', { name: named('play') })
    .click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0.1);
  await expect.poll(async () => (await state(page)).played).toBeGreaterThan(0.1);
}

/** What is heard around the join: the longest silence, and how much later than it should the music begins again. */
const join = (page: Page) =>
  page.evaluate(async (seconds) => {
    const { ear } = globalThis as unknown as { ear: Ear };
    const audio = document.querySelector('audio') as HTMLAudioElement;
    const isBehind = () => audio.currentTime > 0.3 && audio.currentTime < seconds / 2;
    while (!isBehind()) await new Promise(requestAnimationFrame);
    const heard = new Float32Array(ear.analyser.fftSize);
    ear.analyser.getFloatTimeDomainData(heard);
    const [left, right] = [ear.buffer.getChannelData(0), ear.buffer.getChannelData(1)];
    const written = left.map((value, at) => (value + (right[at] ?? 0)) / 2);
    const rate = ear.buffer.sampleRate;
    /** Where a part of what was heard stands in the file, between two places. */
    const find = (part: Float32Array, from: number, to: number): number => {
      let [best, least] = [from, Number.POSITIVE_INFINITY];
      for (let at = from; at < to; at += 1) {
        let error = 0;
        for (let i = 0; i < part.length && error < least; i += 1) {
          error += ((written[at + i] ?? 0) - (part[i] ?? 0)) ** 2;
        }
        if (error < least) [best, least] = [at, error];
      }
      return best;
    };
    const size = 2048;
    const period = seconds * rate;
    // The file holds a bit of the other end at both ends.
    const begin = Math.round((written.length - period) / 2);
    const [first, last] = [heard.subarray(0, size), heard.subarray(-size)];
    const before = find(first, begin + period - rate, begin + period);
    const after = find(last, begin, begin + rate);
    let [silence, now] = [0, 0];
    for (const value of heard) {
      now = Math.abs(value) < 1e-4 ? now + 1 : 0;
      silence = Math.max(silence, now);
    }
    const late = heard.length - size - (after + period - before);
    return { silence: silence / rate, late: late / rate };
  }, SECONDS);

test('the loop begins again without a gap', async ({ page }) => {
  await listen(page);
  await play(page);
  await moveTo(page, SECONDS - 1);
  const { silence, late } = await join(page);
  expect(silence).toBeLessThan(LONGEST_GAP);
  expect(Math.abs(late)).toBeLessThan(LONGEST_GAP);
});

test('the loop is paused, moved, made quieter and stopped', async ({ page }) => {
  await play(page);
  await moveTo(page, 100);
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(100);
  await bar(page)
    .getByRole('button', { name: player('pause'), exact: true })
    .click();
  await expect.poll(async () => (await state(page)).isPaused).toBe(true);
  const { time } = await state(page);
  await bar(page)
    .getByRole('slider', { name: player('position') })
    .press('ArrowRight');
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(time + 4);
  expect((await state(page)).time).toBeLessThan(time + 6);
  await bar(page)
    .getByRole('slider', { name: player('volume') })
    .press('ArrowDown');
  await expect(page.locator('audio')).toHaveJSProperty('volume', 0.95);
  await bar(page)
    .getByRole('button', { name: player('play'), exact: true })
    .click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(time + 6);
  await bar(page)
    .getByRole('button', { name: named('stop') })
    .click();
  await expect(page.locator('audio')).toHaveCount(0);
});
