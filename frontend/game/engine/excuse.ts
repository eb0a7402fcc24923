/** What a device does wrong is not the player's: notes that were near a gap in the sound cost no life and say nothing of timing. */
import { FULL_LIFE } from './life';
import type { Run } from './run';

/**
 * Counts a gap, and excuses the notes of its span of the song. What they have cost already is given back; their points stay as they are, so that
 * a replay has the same.
 *
 * @param from milliseconds of the song
 */
export function excuseGap(run: Run, from: number, until: number): void {
  const { times } = run.notes;
  run.gaps += 1;
  for (let note = 0; note < times.length; note++) {
    const time = times[note] ?? 0;
    const isNear = time <= until && (run.ends[note] ?? time) >= from;
    if (!isNear || run.excused[note] === 1) continue;
    run.excused[note] = 1;
    run.life = Math.min(FULL_LIFE, run.life + (run.costs[note] ?? 0));
  }
}
