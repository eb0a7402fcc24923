/** What became of the run of a video. */
import { createRun } from '@axtorm/game/engine/run';
import { gradeOf, scoreOf } from '@axtorm/game/engine/score';
import { Player } from './player';
import { type StageSpec, notesOfStage } from './stage';

/** The result of a play. */
export interface Outcome {
  readonly score: number;
  readonly grade: string;
  /** In the order of `JUDGEMENTS`. */
  readonly counts: readonly number[];
  readonly longestCombo: number;
}

/** Plays all that a stage shows. */
export function outcomeOf(spec: StageSpec): Outcome {
  const run = createRun(notesOfStage(spec));
  new Player(run, spec.slips ?? [], () => undefined).playUntil(Math.max(...run.ends) + 1000);
  const score = scoreOf(run);
  const { counts, longestCombo } = run;
  return { score, grade: gradeOf(score), counts: [...counts], longestCombo };
}
