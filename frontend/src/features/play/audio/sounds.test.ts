import { describe, expect, it } from 'vitest';

import { hitSounds } from './sounds';

const RATE = 48_000;

/** As much of a context as a buffer needs. */
const context = {
  sampleRate: RATE,
  createBuffer: (_: number, length: number) => {
    const channel = new Float32Array(length);
    return { length, duration: length / RATE, getChannelData: () => channel };
  },
} as unknown as BaseAudioContext;

/** How strong a frequency is in a sound once its knock is over. */
function strength(sound: AudioBuffer | undefined, hertz: number): number {
  const channel = sound?.getChannelData(0).subarray(0.012 * RATE) ?? new Float32Array();
  let [re, im] = [0, 0];
  channel.forEach((value, i) => {
    re += value * Math.cos((2 * Math.PI * hertz * i) / RATE);
    im += value * Math.sin((2 * Math.PI * hertz * i) / RATE);
  });
  return Math.hypot(re, im);
}

describe('hits', () => {
  it.each([0, 5, 11])('are tones of the tonic %i and its fifth', (tonic) => {
    const sounds = hitSounds(context, tonic, 0.5);
    const middle = 440 * 2 ** ((tonic - 9) / 12);
    for (const [i, ratio] of [4, 3, 2].entries()) {
      const own = strength(sounds[i], ratio * middle);
      expect(own).toBeGreaterThan(3 * strength(sounds[i], ratio * middle * 2 ** (2.5 / 12)));
    }
  });

  it('ring for a sixteenth of their tempo and are silent then', () => {
    for (const beat of [60 / 118, 60 / 190]) {
      for (const sound of hitSounds(context, 7, beat)) {
        expect(sound.duration).toBeCloseTo(beat / 4, 3);
        const end = sound.getChannelData(0).subarray(-100);
        expect(end.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(2e-3);
      }
    }
  });

  it('begin alike for each judgement', () => {
    const starts = hitSounds(context, 7, 0.4).map((sound) =>
      sound.getChannelData(0).findIndex((value) => Math.abs(value) > 0.1),
    );
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(RATE / 2000);
  });
});
