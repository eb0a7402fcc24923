/** A run of the game beside idols who dance to it. */
import type { Frame, Op } from '../frame/ops';
import { sprite } from '../frame/ops';
import type { Dancer } from './play';
import { dancer } from './play';
import { HEIGHT, WIDTH } from '../video';
import type { Plate } from './parts';
import { curtain, fullCombo, plate } from './parts';

/** What a play video shows. */
export interface PlayScene {
  readonly plate: Plate;
  readonly dancers: readonly Dancer[];
  /** Seconds of a beat, of the video, and until the last note. */
  readonly beat: number;
  readonly seconds: number;
  readonly last: number;
}

/** Idols on either side of the lanes, or on one of them. */
export const sides = (left: string | undefined, right: string): readonly Dancer[] => [
  ...(left === undefined
    ? []
    : [{ sprites: [`${left}0`, `${left}1`] as const, x: 210, y: 236, scale: 0.46 }]),
  { sprites: [`${right}0`, `${right}1`], x: 1712, y: 236, scale: 0.46 },
];

/** The stage with its dancers at a beat. */
export const onStage = (dancers: readonly Dancer[], beat: number): readonly Op[] => [
  sprite('ground', 0, 0, WIDTH, HEIGHT),
  ...dancers.map((one) => dancer(one, beat)),
  sprite('run', 0, 0, WIDTH, HEIGHT),
];

/** The picture of a play video at a time. */
export const playFrame =
  ({ plate: title, dancers, beat, seconds, last }: PlayScene) =>
  (time: number): Frame => [
    ...onStage(dancers, time / beat),
    ...plate(title, time - 0.2),
    ...fullCombo(time - last - 0.12),
    ...curtain(time, seconds),
  ];
