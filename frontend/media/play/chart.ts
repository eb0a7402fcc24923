/** Makes the charts of a song from its composition: which sixteenths have notes, and in which lanes. */
import { cutOf } from '../music/cut';
import { stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import type { Difficulty, Mix, SharedDifficulty, SongCharts, SongName } from '@axtorm/game/types';
import { DIFFICULTIES_OF, LANES, SHARED_DIFFICULTIES } from '@axtorm/game/chart/chart';
import { levelsOf } from '@axtorm/game/chart/level';
import { choose, playableOf } from './choose';
import { clashOf } from './clash';
import { type Notes, assignLanes } from './lanes';
import { LEVELS } from './levels';
import { type Salience, salience } from './salience';
import { scrollOf } from './scroll';

const byMix = <T>(of: (mix: Mix) => T): Readonly<Record<Mix, T>> => ({
  light: of('light'),
  hard: of('hard'),
});

/** The charts of a style but for the last difficulty, each with what the easier one has. */
function sharedOf(
  steps: readonly Salience[],
  mix: Mix,
  stepMilliseconds: number,
): Readonly<Record<SharedDifficulty, Notes>> {
  const playable = playableOf(steps);
  let chosen: ReadonlySet<number> = new Set();
  const charts = {} as Record<SharedDifficulty, Notes>;
  for (const difficulty of SHARED_DIFFICULTIES) {
    const level = LEVELS[mix][difficulty];
    chosen = choose(playable, level, chosen, stepMilliseconds);
    const strikes = playable.filter(({ step }) => chosen.has(step));
    charts[difficulty] = assignLanes(strikes, LANES[mix], level, stepMilliseconds);
  }
  return charts;
}

/** The charts of whole bars but for the last difficulty. */
export const sharedChartsOf = (
  steps: readonly Salience[],
  stepMilliseconds: number,
): SongCharts['charts'] => byMix((mix) => sharedOf(steps, mix, stepMilliseconds));

/**
 * The charts of whole bars of sixteenths, whatever they are from.
 *
 * @param steps every sixteenth in order, counted from 0
 */
export function chartsOf(
  steps: readonly Salience[],
  stepMilliseconds: number,
): SongCharts['charts'] {
  const { light, hard } = sharedChartsOf(steps, stepMilliseconds);
  return { light, hard: { ...hard, clash: clashOf(steps, hard.master, stepMilliseconds) } };
}

/** Difficulties whose lanes change their speed. */
const WITH_SCROLL: readonly Difficulty[] = ['expert', 'master', 'clash'];

/** All charts of a song. */
export function songCharts(song: Song): SongCharts {
  const cut = cutOf(song);
  const { id, title, bpm, swing = 0 } = song;
  if (id === 'loop') throw new Error(`${title} is not played`);
  const charts = chartsOf(salience(song, cut), stepSeconds(song) * 1000);
  const head = { song: id satisfies SongName, title, bpm, swing, bars: cut.bars };
  const changes = scrollOf(song, cut);
  const scroll = byMix((mix) => {
    const some = WITH_SCROLL.filter((one) => DIFFICULTIES_OF[mix].includes(one));
    return Object.fromEntries(some.map((one) => [one, changes]));
  });
  return { ...head, levels: levelsOf(head, charts), scroll, charts };
}
