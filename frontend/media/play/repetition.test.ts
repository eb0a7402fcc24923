import { expect, it } from 'vitest';

import { DIFFICULTIES_OF, LANES, MIXES, strikesOf } from '@axtorm/game/chart/chart';
import type { Difficulty, Mix, SongCharts } from '@axtorm/game/types';

import { cutOf } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { SONGS } from '../music/songs/index';
import { barsOf } from './bars';
import { songCharts } from './chart';
import { type Salience, salience } from './salience';

/** The lanes of each bar as text, as they are and mirrored. */
interface Charted {
  readonly key: string;
  readonly lanes: string;
  readonly mirrored: string;
}

const mirror = (mask: number, lanes: number): number =>
  Array.from({ length: lanes }, (_, lane) => ((mask >> lane) % 2) << (lanes - 1 - lane)).reduce(
    (sum, bit) => sum + bit,
    0,
  );

/** Every bar of a chart with notes: what is heard in it, and its lanes. */
function barsIn(
  steps: readonly Salience[],
  { charts }: SongCharts,
  mix: Mix,
  difficulty: Difficulty,
): Charted[] {
  const strikes = strikesOf(charts[mix][difficulty] ?? []);
  const heard = strikes.map(({ step, length }) => {
    const one = steps[step];
    if (one === undefined) throw new Error(`there is no sixteenth ${String(step)}`);
    return { ...one, length };
  });
  const lanes = LANES[mix];
  return barsOf(heard).flatMap(({ key }, bar) => {
    const within = strikes.filter(({ step }) => Math.floor(step / STEPS_PER_BAR) === bar);
    const text = (of: (mask: number) => number) =>
      within.map((one) => [of(one.lanes), of(one.held)].join('/')).join(' ');
    const both = { lanes: text((mask) => mask), mirrored: text((mask) => mirror(mask, lanes)) };
    return within.length > 0 ? [{ key, ...both }] : [];
  });
}

/** Of the bars whose music was there before: how many are charted as it was, and how many as that or mirrored. */
function repetitionOf(bars: readonly Charted[]) {
  const first = new Map<string, Charted>();
  const counts = { again: 0, same: 0, alike: 0 };
  for (const bar of bars) {
    const before = first.get(bar.key);
    if (before === undefined) first.set(bar.key, bar);
    else {
      counts.again++;
      if (bar.lanes === before.lanes) counts.same++;
      if ([before.lanes, before.mirrored].includes(bar.lanes)) counts.alike++;
    }
  }
  return counts;
}

const all = SONGS.flatMap((song) => {
  const steps = salience(song, cutOf(song));
  const made = songCharts(song);
  return MIXES.flatMap((mix) =>
    DIFFICULTIES_OF[mix].map((difficulty) => repetitionOf(barsIn(steps, made, mix, difficulty))),
  );
});
const sum = (part: keyof (typeof all)[number]): number =>
  all.reduce((total, counts) => total + counts[part], 0);

it('bars of the same music are charted alike', () => {
  // Most repeat as they were, and nearly all of the rest mirrored, because one hand had too much.
  expect(sum('again')).toBeGreaterThan(350);
  expect(sum('same') / sum('again')).toBeGreaterThan(0.85);
  expect(sum('alike') / sum('again')).toBeGreaterThan(0.95);
});
