import type { VideoName } from '../types';
import type { Frame } from './frame/ops';

/** A drawing that frames use as a picture. */
export interface Sprite {
  readonly svg: string;
  /** Pixels across: what it is shown at. */
  readonly width: number;
}

/** A moving picture: a pure function of time, and what it is painted with. */
export interface Video {
  readonly name: VideoName;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The second that stands for the video. */
  readonly poster: number;
  /** Constant quality for each kind of file, where it is not the usual; more is coarser. */
  readonly quality?: { readonly mp4: number; readonly webm: number };
  sprites(): Readonly<Record<string, Sprite>>;
  /** The picture at a time in seconds. */
  frame(time: number): Frame;
}

/** Frames for each second, near enough: a video has a whole number of them. */
const RATE = 24;

/** The moments of a video: as many as make it last its exact time. */
export function moments({ seconds }: Video): readonly number[] {
  const count = Math.round(seconds * RATE);
  return Array.from({ length: count }, (_, index) => (index * seconds) / count);
}
