import { describe, expect, it } from 'vitest';

import { trackEvents } from '../music/score/timeline';
import { SONGS } from '../music/songs/index';
import { SAMPLE_RATE } from '../music/synth/stereo';
import { BARS, SECTION } from './loops';
import { AFTER_MARK } from './mark';
import { CUT, STEM_PARTS, dropOf, markedStem, stemOf, stemPeaks } from './stems';

describe.each(SONGS.map((song) => [song.title, song] as const))('the stems of %s', (_, song) => {
  it('have drums, a bass, chords and a lead in a drop of sixteen bars', () => {
    expect(song.sections.find(({ name }) => name === SECTION)?.bars).toBe(BARS);
    const { from, length } = dropOf(song);
    const within = (time: number): boolean =>
      time * SAMPLE_RATE >= from - 1 && time * SAMPLE_RATE < from + length - 1;
    const heard = song.tracks.filter(
      (track) =>
        track.channel.isMuted !== true && trackEvents(song, track).some(({ time }) => within(time)),
    );
    const parts = new Set(heard.map((track) => stemOf(song, track)));
    expect([...parts].sort()).toEqual([...STEM_PARTS].sort());
  });
});

it('begin a tenth of a second after their mark, without a click', () => {
  const marked = markedStem(new Float32Array(SAMPLE_RATE).fill(0.4));
  const start = (0.1 + AFTER_MARK) * SAMPLE_RATE;
  expect(marked.indexOf(Math.max(...marked))).toBe(0.1 * SAMPLE_RATE);
  expect(marked[start]).toBe(0);
  expect(marked[start + 0.002 * SAMPLE_RATE]).toBeCloseTo(0.4, 6);
  expect(Math.abs(marked.at(-1) ?? 1)).toBeLessThan(1e-3);
});

it('are drawn against the loudest of all', () => {
  const channels = Object.fromEntries(
    STEM_PARTS.map((part, i) => [part, new Float32Array(25_600 + CUT * SAMPLE_RATE).fill(i / 7)]),
  ) as Parameters<typeof stemPeaks>[0]['channels'];
  const peaks = stemPeaks({ gain: 1, channels });
  expect(peaks.drums).toBe('0'.repeat(256));
  expect(peaks.lead).toBe('z'.repeat(256));
  expect(peaks.bass.charAt(9)).toBe('c');
});
