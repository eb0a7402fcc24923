/** Makes the charts of a song from its composition: which sixteenths have notes, and in which lanes. */
import { cutOf } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import type { Difficulty, Mix, SongCharts, SongName } from '@axtorm/game/types';
import { DIFFICULTIES, LANES } from '@axtorm/game/chart/chart';
import { levelsOf } from '@axtorm/game/chart/level';
import { type Notes, assignLanes } from './lanes';
import { LEVELS, type Level } from './levels';
import { type Salience, salience } from './salience';
import { scrollOf } from './scroll';

/** A bar of more energy than the average has more notes, within these factors. */
const CALM = 0.55;
const WILD = 1.35;

/** How many notes each bar of a cut gets. */
function quotas(steps: readonly Salience[], level: Level, barSeconds: number): readonly number[] {
  const energies: number[] = [];
  for (let at = 0; at < steps.length; at += STEPS_PER_BAR) {
    const bar = steps.slice(at, at + STEPS_PER_BAR);
    energies.push(bar.reduce((sum, { strength }) => sum + strength, 0));
  }
  const mean = energies.reduce((sum, energy) => sum + energy, 0) / energies.length;
  return energies.map((energy) => {
    const factor = Math.max(CALM, Math.min(WILD, energy / mean));
    return Math.round(level.density * barSeconds * factor);
  });
}

/** Adds the strongest free sixteenths of each bar to those that an easier chart has. */
function choose(
  steps: readonly Salience[],
  level: Level,
  easier: ReadonlySet<number>,
  stepMilliseconds: number,
): ReadonlySet<number> {
  const seconds = stepMilliseconds / 1000;
  const chosen = new Set(easier);
  const reach = Math.ceil(level.gap / 1000 / seconds - 1e-6);
  const isFree = (step: number): boolean => {
    for (let near = step - reach + 1; near < step + reach; near++) {
      if (chosen.has(near)) return false;
    }
    return true;
  };
  quotas(steps, level, STEPS_PER_BAR * seconds).forEach((quota, bar) => {
    const from = bar * STEPS_PER_BAR;
    const strongest = steps
      .slice(from, from + STEPS_PER_BAR)
      .filter(({ step, strength }) => strength > 0 && step % level.grid === 0)
      .sort((a, b) => b.strength - a.strength || a.step - b.step);
    let count = strongest.filter(({ step }) => chosen.has(step)).length;
    for (const { step } of strongest) {
      if (count >= quota) break;
      if (!isFree(step)) continue;
      chosen.add(step);
      count++;
    }
  });
  return chosen;
}

/** The first notes come after two beats, so that a player has heard the tempo. */
const LEAD_STEPS = 8;

/**
 * The charts of whole bars of sixteenths, whatever they are from, each with what the easier one has.
 *
 * @param steps every sixteenth in order, counted from 0
 */
export function chartsOf(
  steps: readonly Salience[],
  mix: Mix,
  stepMilliseconds: number,
): Readonly<Record<Difficulty, Notes>> {
  const playable = steps.map((one) => (one.step < LEAD_STEPS ? { ...one, strength: 0 } : one));
  let chosen: ReadonlySet<number> = new Set();
  const charts = {} as Record<Difficulty, Notes>;
  for (const difficulty of DIFFICULTIES) {
    const level = LEVELS[mix][difficulty];
    chosen = choose(playable, level, chosen, stepMilliseconds);
    const strikes = playable.filter(({ step }) => chosen.has(step));
    charts[difficulty] = assignLanes(strikes, LANES[mix], level, stepMilliseconds);
  }
  return charts;
}

/** Difficulties whose lanes change their speed. */
const WITH_SCROLL: readonly Difficulty[] = ['expert', 'master'];

const byMix = <T>(of: (mix: Mix) => T): Readonly<Record<Mix, T>> => ({
  light: of('light'),
  hard: of('hard'),
});

/** All charts of a song. */
export function songCharts(song: Song): SongCharts {
  const cut = cutOf(song);
  const { id, title, bpm, swing = 0 } = song;
  if (id === 'loop') throw new Error(`${title} is not played`);
  const steps = salience(song, cut);
  const charts = byMix((mix) => chartsOf(steps, mix, stepSeconds(song) * 1000));
  const head = { song: id satisfies SongName, title, bpm, swing, bars: cut.bars };
  const changes = scrollOf(song, cut);
  const scroll = byMix(() => Object.fromEntries(WITH_SCROLL.map((one) => [one, changes])));
  return { ...head, levels: levelsOf(head, charts), scroll, charts };
}
