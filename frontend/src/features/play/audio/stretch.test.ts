import { afterEach, describe, expect, it, vi } from 'vitest';

import { stretched, unhurried } from './stretch';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const RATE = 48_000;

function whole(channels: Float32Array[], rate: number): Float32Array[] {
  const making = stretched(channels, RATE, rate);
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}

const tone = (hertz: number, seconds: number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) =>
    Math.sin((2 * Math.PI * hertz * i) / RATE),
  );

/** How often a sound rises through zero in each second, away from its ends. */
function pitchOf(sound: Float32Array): number {
  const inner = sound.subarray(RATE / 10, sound.length - RATE / 10);
  const rises = inner.filter((value, i) => value >= 0 && (inner[i - 1] ?? 0) < 0).length;
  return (rises * RATE) / inner.length;
}

describe.each([0.5, 0.75, 0.9])('at %f of the speed', (rate) => {
  it('a tone is longer, as high and as loud', () => {
    const [slow = new Float32Array()] = whole([tone(440, 1)], rate);
    expect(slow).toHaveLength(Math.ceil(RATE / rate));
    expect(Math.abs(pitchOf(slow) - 440)).toBeLessThan(4);
    const inner = slow.subarray(RATE / 10, slow.length - RATE / 10);
    expect(Math.max(...inner)).toBeGreaterThan(0.98);
    expect(Math.max(...inner)).toBeLessThan(1.02);
  });

  it('each beat is where it was, as a part of the whole', () => {
    const beats = [0.25, 0.5, 0.75, 1, 1.25, 1.5];
    const sound = new Float32Array(2 * RATE);
    for (const beat of beats) {
      for (let i = 0; i < 400; i++) sound[beat * RATE + i] = Math.exp(-i / 80) * Math.sin(i / 3);
    }
    const [slow = new Float32Array()] = whole([sound], rate);
    for (const beat of beats) {
      const due = Math.round((beat * RATE) / rate);
      const near = slow.subarray(due - RATE / 50, due + RATE / 50);
      const loudest = near.reduce(
        (best, value, i) => (Math.abs(value) > Math.abs(near[best] ?? 0) ? i : best),
        0,
      );
      expect(Math.abs(loudest - RATE / 50) / RATE).toBeLessThan(0.008);
    }
  });
});

it('both channels are taken from the same places', () => {
  const [left, right] = whole([tone(330, 0.5), tone(330, 0.5)], 0.75);
  expect(left).toEqual(right);
});

it('the own speed changes nothing but the first and the last piece', () => {
  const sound = tone(440, 0.5);
  const [same = new Float32Array()] = whole([sound], 1);
  const from = RATE / 50;
  const differences = same
    .subarray(from, -from)
    .map((value, i) => Math.abs(value - (sound[from + i] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(1e-5);
});

it('rests between pieces', () => {
  const making = stretched([tone(440, 4)], RATE, 0.5);
  expect(making.next().done).toBe(false);
});

describe('what takes long', () => {
  /** Work that takes five milliseconds a step. */
  function* work() {
    for (let step = 0; step < 20; step++) {
      now += 5;
      yield undefined;
    }
    return 'made';
  }
  let now = 0;

  it('lets the page go on after ten milliseconds at the latest, and ends when it is not wanted', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const rests: number[] = [];
    vi.stubGlobal('MessageChannel', function channel() {
      const port1 = { onmessage: () => undefined, close: () => undefined };
      const postMessage = () => {
        rests.push(now);
        queueMicrotask(() => {
          port1.onmessage();
        });
      };
      return { port1, port2: { postMessage } };
    });
    const abort = new AbortController();
    await expect(unhurried(work(), abort.signal)).resolves.toBe('made');
    expect(rests).toHaveLength(10);
    abort.abort(new Error('not wanted'));
    await expect(unhurried(work(), abort.signal)).rejects.toThrow('not wanted');
    expect(rests).toHaveLength(11);
  });
});
