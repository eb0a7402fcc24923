import path from 'node:path';

import { describe, expect, it, test } from 'vitest';

import { SAMPLE_RATE, silence } from '../music/synth/stereo';
import { importGraph } from '../pipeline/digest';
import { captionFile } from './captions';
import { likenessOf } from './encoder/quality';
import { outcomeOf } from './painter/outcome';
import { Recorder } from './painter/recorder';
import { laid, part } from './sound/cut';
import { levelled } from './sound/level';
import { stemOf } from '../play/stems';
import { heardIn, mash, sharesOf } from './sound/mash';
import { onsets } from './sound/onsets';
import { Stage, notesOfStage } from './painter/stage';
import { SOUND_VIDEOS } from './videos';
import { glassParade } from '../music/songs/glass-parade/song';
import { voltKabuki } from '../music/songs/volt-kabuki/song';
import { paperMoonArcade } from '../music/songs/paper-moon-arcade/song';

describe('captions', () => {
  it('are WebVTT with titles in their places', () => {
    const cue = { from: 0.5, to: 61.25, says: 'plays', titles: { title: 'One' } } as const;
    expect(captionFile([cue], 'en')).toBe('WEBVTT\n\n00:00.500 --> 01:01.250\n♪ “One”\n');
    expect(captionFile([cue], 'jp')).toContain('♪「One」');
  });
});

describe('onsets', () => {
  it('are found where clicks are, within five milliseconds', () => {
    const sound = new Float32Array(2 * SAMPLE_RATE);
    const clicks = [0.3, 0.75, 1.1, 1.6];
    for (const click of clicks) {
      for (let i = 0; i < 2000; i++)
        sound[Math.round(click * SAMPLE_RATE) + i] = 0.5 * Math.sin(i / 3) * Math.exp(-i / 400);
    }
    const found = onsets(sound);
    expect(found).toHaveLength(clicks.length);
    found.forEach((onset, index) => {
      expect(Math.abs(onset - (clicks[index] ?? 0))).toBeLessThan(0.01);
    });
  });

  it('are none in silence', () => {
    expect(onsets(new Float32Array(SAMPLE_RATE))).toEqual([]);
  });
});

describe('cuts', () => {
  it('are stretches that come in and go out', () => {
    const tone = silence(SAMPLE_RATE * 2);
    tone.left.fill(0.5);
    const { left } = part(tone, 0.5, 1, { in: 0.1, out: 0.1 });
    expect(left).toHaveLength(SAMPLE_RATE);
    expect([left[0], left[SAMPLE_RATE / 2]]).toEqual([0, 0.5]);
    expect(left[SAMPLE_RATE / 20]).toBeCloseTo(0.25, 3);
  });

  it('follow each other without a gap, fade in and out, and never exceed their sum', () => {
    const tone = silence(SAMPLE_RATE * 4);
    tone.left.fill(0.5);
    tone.right.fill(0.5);
    const stretch = { sound: tone, from: 1, seconds: 1 };
    const { left } = laid([stretch, stretch], { in: 0.1, out: 0.2 });
    expect(left).toHaveLength(2 * SAMPLE_RATE);
    expect(left[0]).toBe(0);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.max(...left)).toBeLessThanOrEqual(1);
    expect(Math.min(...left.subarray(SAMPLE_RATE / 2, 1.5 * SAMPLE_RATE))).toBeGreaterThan(0.2);
  });
});

describe('a mash-up', () => {
  const shares = sharesOf(glassParade, voltKabuki, 9);
  const [host, guest] = shares;
  if (host === undefined || guest === undefined) throw new Error('a mash-up has two sides');

  it('plays at the tempo of the host, and never two drummers, two basses or two leads at once', () => {
    expect([host.drop.bpm, guest.drop.bpm]).toEqual([glassParade.bpm, glassParade.bpm]);
    const heard = (share: typeof host, bar: number) => {
      const { tracks } = heardIn(share, bar);
      const names = new Set(
        tracks.filter(({ channel }) => channel.isMuted !== true).map(({ name }) => name),
      );
      const parts = share.song.tracks
        .filter(({ name }) => names.has(name))
        .map((track) => stemOf(share.song, track));
      return [...new Set(parts)].sort();
    };
    const [beat, tune] = [
      ['bass', 'drums'],
      ['chords', 'lead'],
    ];
    // As in the game the guest brings the beat first, and they trade after eight bars.
    expect([heard(host, 0), heard(guest, 0)]).toEqual([tune, beat]);
    expect([heard(host, 8), heard(guest, 8)]).toEqual([beat, tune]);
  });

  it('refuses songs that run at different feels', () => {
    const slow = { ...paperMoonArcade, bpm: 60 };
    expect(() => sharesOf(voltKabuki, slow, 2)).toThrow('another feel');
  });

  it('is heard from its first beat on, at the loudness of all videos', () => {
    const sound = levelled(mash(shares));
    expect(Math.max(...sound.left.subarray(0, SAMPLE_RATE / 4))).toBeGreaterThan(0.1);
  });
});

test('the source of the game does not decide a video, only what it draws', () => {
  const sources = ['painter/painter.ts', 'sound/cut.ts', 'sound/mash.ts'].flatMap((file) =>
    importGraph(path.join(import.meta.dirname, file)),
  );
  expect(sources.filter((file) => file.includes(`${path.sep}src${path.sep}`))).toEqual([]);
});

describe('the game in a video', () => {
  const spec = SOUND_VIDEOS[0]?.stage;
  if (spec === undefined) throw new Error('the first video shows no game');

  test.each([
    ['every note is hit', { ...spec, slips: [] }, 1_000_000],
    ['some are late and one is missed', spec, 889_444],
  ])('shows the score that its result has, where %s', (_, run, score) => {
    const stage = new Stage(run, new Recorder().canvas, String);
    const last = Math.max(...notesOfStage(run).times) / 1000;
    for (let time = 0; time < last + 0.7; time += 1 / 60) stage.show(time);
    expect(stage.score).toBe(score);
    expect(outcomeOf(run).score).toBe(score);
  });

  test('is the same drawing each time, and another one at another time', () => {
    const log = (times: readonly number[]) => {
      const recorder = new Recorder();
      const stage = new Stage(spec, recorder.canvas, String);
      for (const time of times) stage.show(time);
      return recorder.log.join('\n');
    };
    expect(log([2, 4])).toBe(log([2, 4]));
    expect(log([2, 4])).not.toBe(log([2, 4.2]));
  });
});

test('likeness is the mean of all frames and of the worst second', () => {
  const lines = [1, 1, 0.8, 0.6].map((value) => `n:1 Y:${value.toString()} U:1 V:1 All:1`);
  const found = likenessOf(lines.join('\n'), 2);
  expect(found.mean).toBeCloseTo(0.85, 6);
  expect(found.worstSecond).toBeCloseTo(0.7, 6);
});
