import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type * as FirstSound from './first-sound';
import { INITIAL } from './store/store';

const context = {
  sampleRate: 8000,
  currentTime: 0,
  state: 'running',
  createGain: () => ({ gain: {}, connect: () => undefined }),
  createBuffer: (_channels: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  }),
  close: vi.fn(() => Promise.resolve()),
};
/** When clicks are to be heard. */
let clicks: number[] = [];

/** A module of each test's own: it keeps what has been begun, and fetched. */
let made: typeof FirstSound;

beforeEach(async () => {
  vi.resetModules();
  made = await import('./first-sound');
  vi.useFakeTimers();
  clicks = [];
  context.currentTime = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  vi.stubGlobal('AudioBufferSourceNode', function AudioBufferSourceNode() {
    return {
      connect: () => undefined,
      stop: () => undefined,
      start: (when: number) => clicks.push(when),
    };
  });
});
afterEach(() => {
  made.dropSound();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Seconds of a beat of the first song, at 150 a minute. */
const BEAT = 0.4;

it('counts in the press, before the song has come, and asks for its first part', async () => {
  await made.beginSound('', undefined);
  expect(clicks.map((at) => at.toFixed(1))).toEqual(['0.1', '0.5', '0.9', '1.3']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/song02Play.'), {
    headers: { range: 'bytes=0-130943' },
  });
});

it('counts in the song of the idol whose card was pressed', async () => {
  // RAIJU plays at 190 beats a minute.
  await made.beginSound('', 2);
  expect((clicks[1] ?? 0) - (clicks[0] ?? 0)).toBeCloseTo(60 / 190);
});

it('goes on by bars until a play takes it, with the sound that has begun', async () => {
  await made.beginSound('', undefined);
  context.currentTime = 1.65;
  vi.advanceTimersByTime(50);
  expect(clicks).toHaveLength(8);
  const player = made.wakeSound(INITIAL, null);
  expect(player?.count?.beat).toBeCloseTo(BEAT);
  expect(made.wakeSound(INITIAL, player ?? null)).toBe(player);
  void player?.close();
  expect(player?.count).toBeUndefined();
});

it('ends a count that no play goes on with', async () => {
  await made.beginSound('', undefined);
  context.currentTime = 19;
  vi.advanceTimersByTime(50);
  const counted = clicks.length;
  context.currentTime = 21;
  vi.advanceTimersByTime(50);
  context.currentTime = 30;
  vi.advanceTimersByTime(50);
  expect(clicks).toHaveLength(counted);
});

it('leaves it to the play to say that there is no sound', async () => {
  vi.stubGlobal('AudioContext', undefined);
  await made.beginSound('', undefined);
  expect(clicks).toEqual([]);
  expect(made.wakeSound(INITIAL, null)).toBeUndefined();
});
