/** The chart above Master: what Master has, nearly all that sounds between, and beats of three lanes. */
import { balanceFaults } from '@axtorm/game/chart/balance';
import { LANES, notesIn, strikesOf } from '@axtorm/game/chart/chart';
import { peakFaults } from '@axtorm/game/chart/peak';

import { STEPS_PER_BAR } from '../music/score/chords';
import { choose, playableOf } from './choose';
import { type Notes, assignLanes } from './lanes';
import { CLASH } from './levels';
import type { Salience } from './salience';

/** How full its fullest bars are tried, in parts of what the level says: the first that is as dense and as even as it shall be. */
const TRIES = [1, 1.05, 0.95, 1.1, 0.9, 1.15, 0.85, 0.8, 0.75, 1.2];

const MIX = 'hard';

/**
 * The last chart of four lanes.
 *
 * @param steps every sixteenth in order, counted from 0
 */
export function clashOf(
  steps: readonly Salience[],
  master: Notes,
  stepMilliseconds: number,
): Notes {
  const playable = playableOf(steps);
  const easier = new Set(strikesOf(master).map(({ step }) => step));
  const chosen = choose(playable, CLASH, easier, stepMilliseconds);
  const strikes = playable.filter(({ step }) => chosen.has(step));
  const time = { bpm: 60_000 / stepMilliseconds / 4, swing: 0 };
  const isGood = (notes: Notes): boolean =>
    peakFaults(notesIn(time, MIX, notes)).length === 0 &&
    balanceFaults(strikesOf(notes), LANES[MIX], steps.length / STEPS_PER_BAR).length === 0;
  let notes: Notes = [];
  for (const part of TRIES) {
    const level = { ...CLASH, crowd: CLASH.crowd * part };
    notes = assignLanes(strikes, LANES[MIX], level, stepMilliseconds);
    if (isGood(notes)) break;
  }
  return notes;
}
