/** A run of the game beside idols who dance to it. */
import type { Frame, Op } from '../frame/ops';
import { sprite } from '../frame/ops';
import type { Outcome } from '../painter/outcome';
import { SOUND_SIZE, type Size } from '../video';
import type { Plate } from './parts';
import { curtain, plate } from './parts';
import { result } from './result';

/** What a play video shows. */
export interface PlayScene {
  readonly size: Size;
  readonly plate: Plate;
  /** Seconds of the video, and until the last note. */
  readonly seconds: number;
  readonly last: number;
  readonly outcome: Outcome;
}

/** Seconds from the last note to the result. */
export const RESULT_AFTER = 0.3;

/** The stage, with all that is on it. */
export const onStage = ({ width, height } = SOUND_SIZE): readonly Op[] => [
  sprite('ground', 0, 0, width, height),
  sprite('fever', 0, 0, width, height),
  sprite('run', 0, 0, width, height),
];

/** The picture of a play video at a time. */
export const playFrame =
  ({ size, plate: title, seconds, last, outcome }: PlayScene) =>
  (time: number): Frame => [
    ...onStage(size),
    ...plate(title, time - 0.2, size),
    ...result(outcome, time - last - RESULT_AFTER, size),
    ...curtain(time, seconds, size),
  ];
