import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cutOf } from '../music/cut';
import { songMarks } from '../music/score/marks';
import { SONGS } from '../music/songs/index';
import { songCharts } from './chart';
import { DIFFICULTIES, MIXES } from '@axtorm/game/chart/chart';
import { mashupLoops } from './loops';
import { LOOPS_FILE, chartsFile, chartsText, loopsText } from './write';

/** The sixteenths of a chart's notes. */
function stepsOf(notes: readonly number[]): number[] {
  let step = 0;
  return notes.filter((_, i) => i % 2 === 0).map((delta) => (step += delta));
}

describe.each(SONGS.map((song) => [song.title, song] as const))('the cut of %s', (_, song) => {
  it('lasts 30 to 60 seconds and has the drop in it', () => {
    const { fromBar, bars } = cutOf(song);
    const marks = songMarks(song);
    const seconds = (marks.bars[1] ?? 0) * bars;
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(seconds).toBeLessThanOrEqual(60);
    const drop = marks.sections.find(({ name }) => name === 'drop');
    const [from, to] = [marks.bars[fromBar] ?? 0, (marks.bars[fromBar] ?? 0) + seconds];
    expect(drop?.from).toBeGreaterThanOrEqual(from);
    expect(drop?.to).toBeLessThanOrEqual(to);
  });

  it('has charts that were made from the composition as it is', () => {
    expect(readFileSync(chartsFile(song), 'utf8')).toBe(chartsText(song));
  });

  it('keeps the notes of each difficulty in the next one', () => {
    const { charts } = songCharts(song);
    for (const mix of MIXES) {
      DIFFICULTIES.slice(1).forEach((difficulty, i) => {
        const easier = stepsOf(charts[mix][DIFFICULTIES[i] ?? 'easy']);
        const harder = new Set(stepsOf(charts[mix][difficulty]));
        const kept = easier.filter((step) => harder.has(step)).length;
        // A finger that is busy with an added note may lose one now and then.
        expect(kept / easier.length).toBeGreaterThan(0.9);
      });
    }
  });
});

describe('the loops of the mixer', () => {
  it('were made from the compositions as they are', () => {
    expect(readFileSync(LOOPS_FILE, 'utf8')).toBe(loopsText());
  });

  it.each(mashupLoops().songs.map((loop) => [loop.song, loop] as const))(
    '%s has drums, a bass, chords or a tune, all within eight bars',
    (_, { parts }) => {
      expect(parts.kick.length).toBeGreaterThan(8);
      expect(parts.snare.length).toBeGreaterThan(4);
      expect(parts.bass.length).toBeGreaterThan(8);
      expect(parts.tune.length + parts.chords.length).toBeGreaterThan(16);
      for (const [step = -1] of Object.values(parts).flat()) {
        expect(step).toBeGreaterThanOrEqual(0);
        expect(step).toBeLessThan(128);
      }
    },
  );
});
