import { describe, expect, it } from 'vitest';

import { type Mix, heardAt, loopSeconds, mixOf, recordedAt } from '@axtorm/game/mixer/mix';
import { loadMashups } from '@axtorm/game/mixer/load';
import { type Round, fitted } from './fit';

const RATE = 12_000;
const mashups = await loadMashups();

/** What comes of a stem. */
function made(
  mix: Mix,
  side: 'a' | 'b',
  part: 'drums' | 'bass' | 'lead',
  stem: Float32Array,
): Round {
  const making = fitted(mix, side, part, stem, RATE);
  let next = making.next();
  while (next.done !== true) next = making.next();
  return next.value;
}

/** A stem of a side, from a function of its own seconds. */
function stem(mix: Mix, side: 'a' | 'b', at: (seconds: number) => number): Float32Array {
  const { bpm } = mix.recorded[side];
  const length = Math.ceil(((mix.bars * 240) / bpm + 0.03) * RATE);
  return Float32Array.from({ length }, (_, i) => at(i / RATE));
}

/** How often a sound crosses zero upwards, in hertz. */
function pitchOf({ channel, seconds, rate }: Round): number {
  let count = 0;
  for (let i = 1; i < channel.length; i++)
    if ((channel[i - 1] ?? 0) < 0 && (channel[i] ?? 0) >= 0) count += 1;
  return (count / seconds) * rate;
}

describe.each([
  ['song01', 'song05'],
  ['song04', 'song03'],
  ['song03', 'song04'],
] as const)('the stems of %s with %s', (a, b) => {
  const mix = mixOf(mashups, { a, b });

  it('leave the first song as it was recorded', () => {
    const tone = stem(mix, 'a', (time) => Math.sin(2 * Math.PI * 220 * time));
    const { channel, seconds, rate } = made(mix, 'a', 'lead', tone);
    expect([seconds, rate]).toEqual([loopSeconds(mix, 'a'), 1]);
    expect(channel.subarray(RATE)).toEqual(tone.subarray(RATE, channel.length));
  });

  it('have the second at the tempo and in the key of the first', () => {
    const tone = stem(mix, 'b', (time) => Math.sin(2 * Math.PI * 220 * time));
    for (const part of ['lead', 'bass'] as const) {
      const round = made(mix, 'b', part, tone);
      expect(round.seconds / round.rate).toBeCloseTo(loopSeconds(mix, 'b'), 9);
      const semitones = 12 * Math.log2(pitchOf(round) / 220);
      expect(Math.abs(semitones - mix.shift)).toBeLessThan(0.25);
    }
  });

  it('strike within five milliseconds of the grid, as hard as they were recorded', () => {
    const steps = Array.from({ length: 16 }, (_, i) => 16 * i + (i % 2 === 0 ? 0 : 6));
    const own = { ...mix, recorded: { a: mix.recorded.b, b: mix.recorded.b } };
    const struck = steps.map((step) => heardAt(own, 'a', step));
    const clicks = stem(mix, 'b', (time) => {
      const since = time - (struck.findLast((one) => one <= time + 1e-9) ?? -1);
      return Math.exp(-since * 90) * Math.cos(2 * Math.PI * 900 * since);
    });
    const { channel } = made(mix, 'b', 'drums', clicks);
    for (const step of steps.slice(1)) {
      const due = heardAt(mix, 'b', step);
      expect(recordedAt(mix, 'b', due)).toBeCloseTo(heardAt(own, 'a', step), 6);
      const from = Math.round((due - 0.02) * RATE);
      const near = channel.subarray(from, from + Math.round(0.04 * RATE));
      const at = near.findIndex((value) => Math.abs(value) > 0.5);
      expect(Math.abs((from + at) / RATE - due)).toBeLessThan(0.005);
      expect(Math.max(...near.map(Math.abs))).toBeGreaterThan(0.8);
    }
  });
});
