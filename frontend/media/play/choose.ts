/** Which sixteenths of a chart have notes. */
import { STEPS_PER_BAR } from '../music/score/chords';
import type { Level } from './levels';
import type { Salience } from './salience';

/** A bar of more energy than the average has more notes, within these factors. */
const CALM = 0.55;
export const WILD = 1.35;

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

/** The sixteenths of which charts choose. */
export function playableOf(steps: readonly Salience[]): readonly Salience[] {
  return steps.map((one) => (one.step < LEAD_STEPS ? { ...one, strength: 0 } : one));
}
