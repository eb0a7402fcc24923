/** What the game shows, and what is played. */
import type { Run } from '@axtorm/game/engine/run';
import type { MixLink } from '@axtorm/game/mixer/link';
import type { Invitation } from '@axtorm/game/replay/invitation';
import type { Title } from './store/honours';

/** What is played besides the chosen song, or in place of it. */
export interface StagePlay {
  readonly ghost?: Invitation | undefined;
  /** Milliseconds of the song from which it is watched. */
  readonly watchFrom?: number | undefined;
  /** The mash-up that is played in place of a song. */
  readonly mash?: MixLink | undefined;
}

/** What goes on without sound: a play, the tutorial, or the calibration, of which the picture is left. */
export type Without = 'lesson' | 'calibrate' | StagePlay;

/** What the dialog shows. A stage has a number of its own, so that playing again begins anew. */
export type Screen =
  | {
      readonly name:
        | 'soon'
        | 'press'
        | 'menu'
        | 'ready'
        | 'challenge'
        | 'calibrate'
        | 'mixer'
        | 'records';
    }
  | { readonly name: 'lesson'; readonly turn: number }
  | { readonly name: 'silent'; readonly next: Without }
  | ({ readonly name: 'stage'; readonly turn: number } & StagePlay)
  | ({ readonly name: 'result'; readonly ghost?: Invitation | undefined } & Finished);

/** A play that has come to its end. */
export interface Finished {
  readonly run: Run;
  /** The play could be lost. */
  readonly hasLife: boolean;
  /** The song is new in the mixer. */
  readonly unlocks: boolean;
  /** The titles that it was the first to earn. */
  readonly earned: readonly Title[];
  /** The mash-up that was played in place of a song. */
  readonly mash?: MixLink | undefined;
}
