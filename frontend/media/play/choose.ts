/** Which sixteenths of a chart have notes. */
import { STEPS_PER_BAR } from '../music/score/chords';
import { alike, barsIn, sameBars } from './alike';
import type { Level } from './levels';
import type { Salience } from './salience';

/** A bar of more energy than the average has more notes, within these factors. */
const CALM = 0.55;
export const WILD = 1.35;

/** How many notes each bar of a cut gets. */
function quotas(steps: readonly Salience[], level: Level, barSeconds: number): readonly number[] {
  const energies = barsIn(steps).map((bar) => bar.reduce((sum, { strength }) => sum + strength, 0));
  const mean = energies.reduce((sum, energy) => sum + energy, 0) / energies.length;
  return energies.map((energy) => {
    const factor = Math.max(CALM, Math.min(WILD, energy / mean));
    return Math.round(level.density * barSeconds * factor);
  });
}

/**
 * Adds the strongest free sixteenths of each bar to those that an easier chart has. Bars that are the same get the same ones: those that
 * are free in all of them.
 */
export function choose(
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
  const due = quotas(steps, level, STEPS_PER_BAR * seconds);
  const bars = barsIn(steps);
  for (const same of sameBars(steps)) {
    const [first = 0] = same;
    const strongest = (bars[first] ?? [])
      .filter(({ step, strength }) => strength > 0 && step % level.grid === 0)
      .sort((a, b) => b.strength - a.strength || a.step - b.step);
    let count = strongest.filter(({ step }) => chosen.has(step)).length;
    for (const { step } of strongest) {
      if (count >= (due[first] ?? 0)) break;
      const all = same.map((bar) => step + (bar - first) * STEPS_PER_BAR);
      if (!all.every(isFree)) continue;
      for (const one of all) chosen.add(one);
      count++;
    }
  }
  return chosen;
}

/** The first notes come after two beats, so that a player has heard the tempo. */
const LEAD_STEPS = 8;

/** The sixteenths of which charts choose. */
export function playableOf(steps: readonly Salience[]): readonly Salience[] {
  return alike(steps).map((one) => (one.step < LEAD_STEPS ? { ...one, strength: 0 } : one));
}
