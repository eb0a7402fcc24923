/** What scroll changes of a song may be. */
import type { Difficulty, Mix, SongCharts } from '../types';
import { DIFFICULTIES, MIXES, STEPS_PER_BAR } from './chart';

/** Difficulties whose lanes may change their speed. */
const MAY_CHANGE: readonly Difficulty[] = ['expert', 'master', 'clash'];
/** How many changes a chart has that has them, and what their speeds may be in per cent: a player still reads the notes. */
const FEWEST = 2;
const MOST = 4;
const SLOWEST = 75;
const FASTEST = 125;

function chartFaults(changes: readonly number[], steps: number): readonly string[] {
  const at = changes.filter((_, i) => i % 2 === 0);
  const speeds = changes.filter((_, i) => i % 2 === 1);
  const isOnGrid = at.every(
    (step, i) => Number.isInteger(step) && step > (at[i - 1] ?? 0) && step < steps,
  );
  const isModest = speeds.every((speed) => speed >= SLOWEST && speed <= FASTEST);
  const isFew = at.length >= FEWEST && at.length <= MOST;
  return [
    ...(at.length === speeds.length && isOnGrid ? [] : ['changes its speed off the grid']),
    ...(isModest ? [] : ['changes its speed too much']),
    ...(isFew ? [] : [`changes its speed ${String(at.length)} times`]),
  ];
}

/** What is wrong with the scroll changes of a song. */
export function scrollFaults({ scroll, bars }: SongCharts): readonly string[] {
  const all = MIXES.flatMap((mix: Mix) =>
    DIFFICULTIES.map((difficulty) => ({ mix, difficulty, changes: scroll?.[mix]?.[difficulty] })),
  );
  return all.flatMap(({ mix, difficulty, changes }) => {
    if (changes === undefined) return [];
    const faults = MAY_CHANGE.includes(difficulty)
      ? chartFaults(changes, bars * STEPS_PER_BAR)
      : ['may not change its speed'];
    return faults.map((fault) => `${mix} ${difficulty} ${fault}`);
  });
}
