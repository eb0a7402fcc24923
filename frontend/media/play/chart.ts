/** Makes the charts of a song from its composition: which sixteenths have notes, and in which lanes. */
import { type Cut, cutOf } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import type { Difficulty, Mix, SongCharts, SongName } from '@axtorm/game/types';
import { DIFFICULTIES, LANES, MIXES } from '@axtorm/game/chart/chart';
import { type Notes, assignLanes } from './lanes';
import { LEVELS, type Level } from './levels';
import { type Salience, salience } from './salience';

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
  song: Song,
  steps: readonly Salience[],
  level: Level,
  easier: ReadonlySet<number>,
): ReadonlySet<number> {
  const seconds = stepSeconds(song);
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

function chartsOf(song: Song, cut: Cut, mix: Mix): Readonly<Record<Difficulty, Notes>> {
  const steps = salience(song, cut).filter(({ step }) => step >= 0);
  const playable = steps.map((one) => (one.step < LEAD_STEPS ? { ...one, strength: 0 } : one));
  let chosen: ReadonlySet<number> = new Set();
  const charts = {} as Record<Difficulty, Notes>;
  for (const difficulty of DIFFICULTIES) {
    const level = LEVELS[mix][difficulty];
    chosen = choose(song, playable, level, chosen);
    const strikes = playable.filter(({ step }) => chosen.has(step));
    charts[difficulty] = assignLanes(strikes, LANES[mix], level, stepSeconds(song) * 1000);
  }
  return charts;
}

/** All charts of a song. */
export function songCharts(song: Song): SongCharts {
  const cut = cutOf(song);
  const charts = {} as Record<Mix, Readonly<Record<Difficulty, Notes>>>;
  for (const mix of MIXES) charts[mix] = chartsOf(song, cut, mix);
  const { id, title, bpm, swing = 0 } = song;
  if (id === 'loop') throw new Error(`${title} is not played`);
  return { song: id satisfies SongName, title, bpm, swing, bars: cut.bars, charts };
}
