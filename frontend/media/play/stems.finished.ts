/** What the build has made of the stems: their files, as browsers decode them. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readWav } from '../archive/audio-file';
import { integratedLoudness } from '../music/master/loudness';
import { trackEvents } from '../music/score/timeline';
import { SONGS } from '../music/songs/index';
import { finishedAudio } from '../music/step';
import { SAMPLE_RATE, slice } from '../music/synth/stereo';
import { readManifest } from '../pipeline/build-manifest';
import { encoder } from '../pipeline/ffmpeg';
import { PUBLIC } from '../pipeline/places';
import type { StemSounds } from '../types';
import { STEM_PARTS, dropOf, stemOf } from './stems';

/** Bytes that all stems together may have. */
const BUDGET = 12e6;

const manifest = readManifest();
const stemsOf = (id: string): StemSounds => {
  const made = Object.entries(manifest[`stems ${id}`]?.stems ?? {}).find(([name]) => name === id);
  if (made === undefined) throw new Error(`${id} has no stems`);
  return made[1];
};

/** A file's samples after its mark, as ffmpeg decodes them. */
function decoded(src: string, afterMark: number): Float32Array {
  const options = `-loglevel error -i ${path.join(PUBLIC, src)} -f f32le -ac 1 -ar 48000 -`;
  const { stdout } = spawnSync(encoder() ?? '', options.split(' '), { maxBuffer: 1e8 });
  const all = new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length),
  );
  const head = all.subarray(0, 0.19 * SAMPLE_RATE);
  const mark = head.reduce((best, value, i) => (value > (head[best] ?? 0) ? i : best), 0);
  return all.subarray(mark + Math.round(afterMark * SAMPLE_RATE));
}

/** How alike two sounds are, from -1 to 1. */
function correlation(a: Float32Array, b: Float32Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((value, i) => {
    ab += value * (b[i] ?? 0);
    aa += value ** 2;
    bb += (b[i] ?? 0) ** 2;
  });
  return ab / Math.sqrt(aa * bb);
}

it('all stems stay in their budget', () => {
  const sizes = SONGS.flatMap(({ id }) => Object.values(stemsOf(id).src)).map(
    (src) => statSync(path.join(PUBLIC, src)).size,
  );
  expect(sizes).toHaveLength(SONGS.length * STEM_PARTS.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});

/** Mean power in decibels. A lead that comes in late counts for as long as it plays. */
const power = (channel: Float32Array): number =>
  10 * Math.log10(channel.reduce((sum, value) => sum + value * value, 0) / channel.length);

const together = (a: Float32Array, b: Float32Array): Float32Array =>
  a.map((value, i) => value + (b[i] ?? 0));

/** The stem with which each shares what it does: the beat, or the tune. */
const PAIR = { drums: 'bass', bass: 'drums', chords: 'lead', lead: 'chords' } as const;

/** Loudness in LUFS below which a stem is not heard beside others, and what one of a pair adds to the power of the other at least, in decibels. */
const AUDIBLE = -36;
const ADDED = 0.3;

describe.runIf(encoder() !== undefined).each(SONGS.map((song) => [song.title, song] as const))(
  'the stems of %s',
  (_, song) => {
    const { src, afterMark } = stemsOf(song.id);

    it.each(STEM_PARTS)('are heard, and complement their pair: %s', (part) => {
      const [own, other] = [part, PAIR[part]].map((one) => decoded(src[one], afterMark));
      if (own === undefined || other === undefined) throw new Error('a stem is missing');
      expect(integratedLoudness({ left: own, right: own })).toBeGreaterThan(AUDIBLE);
      // Neither plays what the other plays, and both are louder than one.
      expect(Math.abs(correlation(own, other))).toBeLessThan(0.5);
      expect(power(together(own, other)) - power(other)).toBeGreaterThan(ADDED);
    });

    it('strike their first beat within five milliseconds', () => {
      const { from } = dropOf(song);
      const struck = song.tracks
        .filter((track) => stemOf(song, track) === 'drums' && track.pumps === true)
        .flatMap((track) => trackEvents(song, track))
        .map(({ time }) => time - from / SAMPLE_RATE)
        .filter((time) => time > 0.1);
      const sound = decoded(src.drums, afterMark);
      // Of a kick that stands alone: its first sample that is much louder than all in the hundredth of a second before.
      const kick = Math.min(...struck);
      const start = Math.round((kick - 0.012) * SAMPLE_RATE);
      const before = sound.subarray(start - 480, start);
      const loud = 3 * before.reduce((most, value) => Math.max(most, Math.abs(value)), 0) + 0.02;
      const onset = sound.subarray(start).findIndex((value) => Math.abs(value) > loud);
      expect(Math.abs((start + onset) / SAMPLE_RATE - kick)).toBeLessThan(0.005);
    });
  },
);

it.runIf(encoder() !== undefined)('together they sound like the song', async () => {
  const [song] = SONGS;
  if (song === undefined) throw new Error('there is no song');
  const { src, afterMark, gain } = stemsOf(song.id);
  const { from, length } = dropOf(song);
  const { sound } = readWav((await finishedAudio(song)).wav);
  const finished = slice(sound, from, from + length);
  const sum = new Float32Array(length);
  for (const part of STEM_PARTS) {
    const stem = decoded(src[part], afterMark);
    for (let i = 0; i < length; i++) sum[i] = (sum[i] ?? 0) + gain * (stem[i] ?? 0);
  }
  const middle = finished.left.map((value, i) => (value + (finished.right[i] ?? 0)) / 2);
  expect(correlation(sum, middle)).toBeGreaterThan(0.9);
  const louder = integratedLoudness({ left: sum, right: sum }) - integratedLoudness(finished);
  expect(Math.abs(louder)).toBeLessThan(1);
});
