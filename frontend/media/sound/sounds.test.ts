import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, test } from 'vitest';

import { songSeconds } from '../music/score/timeline';
import { SAMPLE_RATE, silence } from '../music/synth/stereo';
import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { encoder } from '../pipeline/ffmpeg';
import { encodeSound } from './encoder';
import { withEnds } from './level';
import { ALBUM_SONGS, excerpts, medley, medleyBeats } from './medley';
import { BARS, waveform } from './peaks';
import { SOURCES, soundKey } from './step';

const manifest = readManifest();

/** Bits that a second of sound may take; a constrained encoder spends more on some songs than on others. */
const MOST_BITS = 110_000;

describe.each(SOURCES.map((source) => [source.name, source] as const))('%s', (name, source) => {
  const entry = manifest[`sound ${name}`];
  const sound = entry?.sounds?.[name];

  test('was made from what its sources say now', () => {
    expect(entry?.key).toBe(soundKey(source));
  });

  test('is as long as its song, or half a minute', () => {
    const [song] = source.songs;
    const expected = source.songs.length === 1 && song !== undefined ? songSeconds(song) : 30;
    // A song rings for up to four seconds after its last bar.
    const seconds = sound?.seconds ?? 0;
    expect(seconds).toBeGreaterThan(expected - 0.6);
    expect(seconds).toBeLessThan(expected + 4.1);
  });

  test('is Opus first and AAC then, at 96 kbit/s', () => {
    const files = sound?.sources.map(({ src }) => readFileSync(path.join(PUBLIC, src))) ?? [];
    const [webm, m4a] = files;
    expect(webm?.subarray(0, 200).includes('webm')).toBe(true);
    expect(webm?.subarray(0, 1000).includes('OpusHead')).toBe(true);
    expect(m4a?.subarray(4, 8).toString()).toBe('ftyp');
    // The index comes before the sound, so that a player can begin with the first bytes.
    const [index, data] = [m4a?.indexOf('moov') ?? -1, m4a?.indexOf('mdat') ?? -1];
    expect(index).toBeGreaterThan(0);
    expect(data).toBeGreaterThan(index);
    for (const file of files) {
      const bits = (file.length * 8) / (sound?.seconds ?? 1);
      expect(bits).toBeGreaterThan(70_000);
      expect(bits).toBeLessThan(MOST_BITS);
    }
  });

  test('has a bar of its waveform for each part, the loudest of them full', () => {
    const peaks = entry?.waveforms?.[name] ?? '';
    expect(peaks).toMatch(/^[0-9a-z]+$/u);
    expect(peaks).toHaveLength(BARS);
    expect(peaks).toContain('z');
    expect(new Set(peaks).size).toBeGreaterThan(4);
  });
});

test('a loop has its other end at both ends', () => {
  const left = Float32Array.from({ length: 2 * SAMPLE_RATE }, (_, at) => at);
  const ends = withEnds({ left, right: left });
  expect(ends.left).toHaveLength(4 * SAMPLE_RATE);
  for (const at of [0, 47_999, 48_000, 90_000, 144_000, 191_999]) {
    expect(ends.left[at]).toBe((at + SAMPLE_RATE) % (2 * SAMPLE_RATE));
  }
});

describe('a waveform', () => {
  it('is the power of each part against the loudest', () => {
    const left = Float32Array.from([0, 0, 0.2, -0.2, 0.4, -0.4, 0.1, 0.1]);
    expect(waveform({ left, right: left }, 4)).toBe('09z2');
  });

  it('of silence is flat', () => {
    expect(waveform(silence(100), 5)).toBe('00000');
  });
});

describe.each(Object.entries(ALBUM_SONGS))('%s', (_, songs) => {
  const parts = excerpts(songs);

  test('plays each song from its drop, one after the other, in whole bars', () => {
    let end = 0;
    for (const { song, at, seconds } of parts) {
      expect(at).toBeCloseTo(end, 9);
      const bars = seconds / ((4 * 60) / song.bpm);
      expect(bars).toBeCloseTo(Math.round(bars), 6);
      end += seconds;
    }
    expect(medleyBeats(parts).map(([, bpm]) => bpm)).toEqual(songs.map(({ bpm }) => bpm));
  });

  test('neither clicks at its ends nor sums up where songs meet', () => {
    const tone = silence(SAMPLE_RATE * 110);
    tone.left.fill(0.5);
    tone.right.fill(0.5);
    const { left } = medley(
      parts,
      songs.map(() => tone),
    );
    expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(left.reduce((most, value) => Math.max(most, value), 0)).toBeLessThanOrEqual(1);
    expect(left[SAMPLE_RATE * 5]).toBeCloseTo(0.5, 6);
  });
});

test.runIf(encoder() !== undefined)('the same sound gives the same bytes', async () => {
  const sound = silence(SAMPLE_RATE);
  sound.left.forEach((_, at) => {
    sound.left[at] = Math.sin(at / 20) / 2;
  });
  const [one, two] = [await encodeSound(sound), await encodeSound(sound)];
  expect(one.weba.equals(two.weba)).toBe(true);
  expect(one.m4a.equals(two.m4a)).toBe(true);
  expect(one.weba.length).toBeGreaterThan(1000);
});
