/** How hot a play is: what light, crowd and music answer to. */
import type { Run } from './run';
import { honourOf } from './statistics';

/** The combo from which on a play is hot: the edges of the lanes burn. */
export const FEVER = 50;
/** Combos from which on there is more of everything. */
export const FEVERS: readonly number[] = [FEVER, 100];
/** All is played without a miss. */
export const FINALE = 3;

/** 0 for an ordinary play, 1 and 2 in the fever of a combo, `FINALE` at the end of a faultless one. */
export function feverOf(run: Run): number {
  if (honourOf(run) !== undefined) return FINALE;
  const { combo } = run;
  return combo >= (FEVERS[1] ?? 0) ? 2 : combo >= (FEVERS[0] ?? 0) ? 1 : 0;
}
