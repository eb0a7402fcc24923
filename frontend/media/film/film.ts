import type { FilmName } from '../types';
import type { Frame } from '../video/frame/ops';
import type { Sprite } from '../video/video';
import type { Cue } from './captions';
import type { Soundtrack } from './sound/soundtrack';
import type { StageSpec } from './stage';

/** The units that frames of films are drawn in. */
export const [WIDTH, HEIGHT] = [1920, 1080];

/** What is painted: a picture at each time. */
export interface Scene {
  readonly seconds: number;
  /** Frames a second: 60 where things move fast. */
  readonly rate: 30 | 60;
  readonly sprites: () => Readonly<Record<string, Sprite>>;
  /** The picture at a time in seconds, in units of `WIDTH` by `HEIGHT`. */
  readonly frame: (time: number) => Frame;
  /** The run of the game that it shows; frames use it as the sprites `ground` and `run`. */
  readonly stage?: StageSpec;
}

/** A film that a visitor starts: a scene and a sound. */
export interface Film extends Scene {
  readonly name: FilmName;
  /** The second that stands for the film. */
  readonly poster: number;
  readonly sound: Soundtrack;
  /** Highest true peak of its sound before it is encoded, where the usual one is not low enough. */
  readonly ceiling?: number;
  readonly captions: readonly Cue[];
  /** Constant quality for each file; more is coarser. */
  readonly quality: Readonly<Record<'wide' | 'webm' | 'mp4', number>>;
}

/** The times of a film's frames. */
export function frameTimes({ seconds, rate }: Pick<Scene, 'seconds' | 'rate'>): readonly number[] {
  return Array.from({ length: Math.round(seconds * rate) }, (_, index) => index / rate);
}
