import { describe, expect, it } from 'vitest';

import type { SongCharts } from '../types';
import { imbalanceOf } from './balance';
import {
  DIFFICULTIES_OF,
  LANES,
  MIXES,
  noteList,
  strikeNumber,
  strikesOf,
  timeOfStep,
} from './chart';
import { SONG_NAMES } from './songs';
import { loadCharts } from './load';
import { faultsOf } from './validate';

const songs = await Promise.all(SONG_NAMES.map(loadCharts));
const [first] = songs as [SongCharts, ...SongCharts[]];

/** What a strike is in a chart. */
const strike = (lanes: number, held: number, length: number) =>
  strikeNumber({ lanes, held, length });

/** The first song with another easy chart for two lanes. */
function withEasy(easy: readonly number[]): SongCharts {
  const { light, hard } = first.charts;
  return { ...first, charts: { hard, light: { ...light, easy } } };
}

describe.each(songs.map((song) => [song.title, song] as const))('the charts of %s', (_, song) => {
  it('can be played', () => {
    expect(faultsOf(song)).toEqual([]);
  });

  it('have every note on the grid of the song', () => {
    for (const mix of MIXES) {
      for (const difficulty of DIFFICULTIES_OF[mix]) {
        const { times, lane } = noteList(song, mix, difficulty);
        const grid = new Set(
          Array.from({ length: song.bars * 16 }, (_step, step) => timeOfStep(song, step)),
        );
        expect([...times].filter((time) => !grid.has(time))).toEqual([]);
        expect(new Set(lane)).toEqual(new Set(Array.from({ length: LANES[mix] }, (_l, i) => i)));
      }
    }
  });
});

describe('a chart is refused', () => {
  it.each([
    ['without notes', [], 'has no whole pairs'],
    ['that is off the grid', [4.5, 1], 'is off the grid'],
    ['that goes back', [4, 1, -2, 1], 'is off the grid'],
    ['with a lane that its style lacks', [4, 4], 'names lanes that are not there'],
    ['with a note after the end', [28 * 16, 1], 'has a note at 448, after the end'],
    ['with two strikes at once', [4, 1, 0, 2], 'has two strikes at 4'],
    ['that one finger cannot play', [4, 1, 1, 1], 'hammers lane 0 at 5'],
    ['that presses a lane that is held', [4, strike(1, 1, 4), 4, 1], 'hammers lane 0 at 8'],
    [
      'that holds what it does not press',
      [4, strike(1, 2, 4)],
      'holds what it does not press at 4',
    ],
    ['with a hold without end', [4, strike(1, 1, 0)], 'holds what it does not press at 4'],
    ['with a hold that is a note', [4, strike(1, 1, 2)], 'lets go too soon at 4'],
    ['with a hold beyond the end', [27 * 16, strike(1, 1, 17)], 'holds beyond the end at 432'],
    ['that rests too long', [4, 1, 160, 1], 'rests too long'],
  ])('%s', (_, easy, fault) => {
    expect(faultsOf(withEasy(easy)).join('\n')).toContain(`light easy ${fault}`);
  });

  it('that leaves a beginner two bars without a note', () => {
    // A note on the first beat of every bar but two.
    const bars = Array.from({ length: first.bars }, (_, bar) => bar).filter(
      (bar) => bar !== 6 && bar !== 7,
    );
    const easy = bars.flatMap((bar, i) => [
      i === 0 ? 0 : 16 * (bar - (bars[i - 1] ?? 0)),
      1 + (i % 2),
    ]);
    expect(faultsOf(withEasy(easy))).toEqual(['light: easy has no note in bars 7 to 8']);
  });

  it('that is no denser than the one before', () => {
    const { light, hard } = first.charts;
    const flat = { ...first, charts: { hard, light: { ...light, master: light.expert } } };
    expect(faultsOf(flat)).toEqual(['light: master is hardly denser than what comes before']);
  });

  it.each([
    ['do not rise', { master: first.levels.light.expert }],
    ['are no whole numbers', { easy: 0.5 }],
    ['begin below 1', { easy: 0 }],
    ['go beyond 18', { easy: 3, normal: 7, hard: 11, expert: 15, master: 19 }],
    ['leave one out', { easy: 1, normal: 6 }],
  ])('whose levels %s', (_, changed) => {
    const light = { ...first.levels.light, ...changed };
    const faults = faultsOf({ ...first, levels: { ...first.levels, light } });
    expect(faults).toEqual([`light: levels are ${Object.values(light).join(', ')}`]);
  });

  it('whose four lanes are easier than its two', () => {
    const { light, hard } = first.levels;
    const levels = { light: { ...light, easy: 4 }, hard: { ...hard, easy: 3 } };
    expect(faultsOf({ ...first, levels })).toEqual(['easy is 4 in two lanes, 3 in four']);
  });

  it('that changes its speed in an easy chart', () => {
    const scroll = { hard: { easy: [16, 75, 32, 125] } };
    expect(faultsOf({ ...first, scroll })).toEqual(['hard easy may not change its speed']);
  });

  it('that gives one hand too much of eight bars, or a lane too much or too little of all', () => {
    const one = Array.from({ length: 40 }, (_, i) => [4, i % 8 < 5 ? 1 : 2]).flat();
    expect(faultsOf(withEasy(one))).toContain('light easy gives one hand 65 % from bar 1 on');
    const { light, hard } = first.charts;
    const uneven = Array.from({ length: 60 }, (_, i) => [4, [1, 4, 1, 8, 2, 4][i % 6] ?? 1]).flat();
    const faults = faultsOf({ ...first, charts: { light, hard: { ...hard, easy: uneven } } });
    expect(faults).toContain('hard easy gives lane 0 33 %');
    expect(faults).toContain('hard easy gives lane 1 17 %');
    expect(faults.filter((fault) => fault.includes('hand'))).toEqual([]);
    // 65 % where 60 are allowed; 33 and 17 % where 32 and 18 are.
    const bars = (notes: readonly number[]) => Math.ceil((2 * notes.length) / 16);
    expect(imbalanceOf(strikesOf(one), 2, bars(one))).toBeGreaterThan(0.02);
    expect(imbalanceOf(strikesOf(uneven), 4, bars(uneven))).toBeGreaterThan(0.02);
    expect(imbalanceOf(strikesOf(first.charts.hard.master), 4, first.bars)).toBe(0);
  });

  it('that has one finger press again sooner than its difficulty allows', () => {
    // Two sixteenths at 136 BPM are 220 ms.
    const jack = [4, 1, 2, 1];
    expect(faultsOf(withEasy(jack))).toContain('light easy hammers lane 0 at 6');
    const { light, hard } = first.charts;
    const charts = { hard, light: { ...light, hard: jack } };
    expect(faultsOf({ ...first, charts }).join()).not.toContain('light hard hammers');
  });

  it('that asks too much of one hand or of both', () => {
    const fast = { ...first, bpm: 210, bars: 36 };
    const { light, hard } = fast.charts;
    const trill = [4, 1, 1, 2];
    const faults = faultsOf({ ...fast, charts: { light, hard: { ...hard, easy: trill } } });
    expect(faults).toContain('hard easy is too fast at 5');
    expect(faults).toContain('hard easy asks too much of one hand at 5');
  });

  it('of which the hardest is missing, takes all lanes at once, or is another Master', () => {
    const { light, hard } = first.charts;
    const clash = (notes: readonly number[]) =>
      faultsOf({ ...first, charts: { light, hard: { ...hard, clash: notes } } });
    expect(clash([])).toContain('hard clash has no whole pairs');
    expect(clash([4, 15])).toContain('hard clash asks for more than three lanes at 4');
    expect(clash(hard.master)).toContain('hard clash takes three lanes 0 times');
    expect(clash(hard.master)).toContain('hard: clash is hardly denser than what comes before');
  });

  it('that is not looked at is not found', () => {
    const { light, hard } = first.charts;
    const charts = { light, hard: { ...hard, clash: [] } };
    const shared = { light: DIFFICULTIES_OF.light, hard: DIFFICULTIES_OF.light };
    expect(faultsOf({ ...first, charts }, shared)).toEqual([]);
  });

  it('that has more than two lanes at once, or more notes than a replay holds', () => {
    const { light, hard } = first.charts;
    const three = faultsOf({ ...first, charts: { light, hard: { ...hard, easy: [4, 7] } } });
    expect(three).toContain('hard easy asks for more than two lanes at 4');
    const slow = { ...first, bpm: 118, bars: 400 };
    const many = Array.from({ length: 800 }, () => [2, 3]).flat();
    expect(faultsOf({ ...slow, charts: { hard, light: { ...light, master: many } } })).toContain(
      'light master has more notes than a replay holds',
    );
  });
});
