/** What a video is: a picture at each time, the files that are made of it, and its sound where it has one. */
import type { SilentCropName, SilentVideoName, SoundCropName, SoundVideoName } from '../types';
import type { Cue } from './captions';
import type { Frame } from './frame/ops';
import type { StageSpec } from './painter/stage';
import type { Soundtrack } from './sound/soundtrack';

/** The units that frames of videos with a sound are drawn in. */
export const [WIDTH, HEIGHT] = [1920, 1080];

/** A drawing that frames use as a picture. */
export interface Sprite {
  readonly svg: string;
  /** Pixels across: what it is shown at. */
  readonly width: number;
}

/** The pixels that are painted, which are the units of frames too. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Those of videos with a sound. */
export const SOUND_SIZE: Size = { width: WIDTH, height: HEIGHT };

/** Those of their crops for upright phones. */
export const UPRIGHT_SIZE: Size = { width: 720, height: 1280 };

/** What is painted: a picture at each time. */
export interface Scene {
  readonly size: Size;
  readonly seconds: number;
  /** Frames a second: 60 where things move fast, 32 where each beat of 128 BPM is whole frames. */
  readonly rate: 30 | 32 | 60;
  readonly sprites: () => Readonly<Record<string, Sprite>>;
  /** The picture at a time in seconds, in units of the size. */
  readonly frame: (time: number) => Frame;
  /** The run of the game that it shows; frames use it as the sprites `ground`, `fever` and `run`. */
  readonly stage?: StageSpec;
  /** Runs that take its place, each from a second on. */
  readonly later?: readonly { readonly at: number; readonly stage: StageSpec }[];
}

/** The files of a video: AV1 for large windows, AV1 and H.264 for all others, H.264 for upright phones. */
export type Rendition = 'wide' | 'webm' | 'mp4' | 'upright';

/** How a file is made. */
export interface Target {
  /** Pixels across. */
  readonly width: number;
  /** Constant quality; more is coarser. */
  readonly quality: number;
}

interface Files {
  /** The second that stands for the video. */
  readonly poster: number;
  /** Pixels across of the two stills. */
  readonly stills: readonly [number, number];
  readonly files: Readonly<Partial<Record<Rendition, Target>>>;
}

/** A video that plays by itself, or its crop for upright windows. */
export interface SilentVideo extends Scene, Files {
  readonly name: SilentVideoName | SilentCropName;
}

interface Sounding extends Scene, Files {
  readonly sound: Soundtrack;
  /** Highest true peak of its sound before it is encoded, where the usual one is not low enough. */
  readonly ceiling?: number;
}

/** A video that a visitor starts. */
export interface SoundVideo extends Sounding {
  readonly name: SoundVideoName;
  readonly captions: readonly Cue[];
}

/** Its crop for upright phones, which has its sound and captions. */
export interface SoundCrop extends Sounding {
  readonly name: SoundCropName;
}

export type Video = SilentVideo | SoundVideo | SoundCrop;

/** Stills and files of a video with a sound, at the qualities that suit what it shows. */
export const wide = (quality: Readonly<Record<'wide' | 'webm' | 'mp4', number>>) => ({
  stills: [480, 960] as const,
  files: {
    wide: { width: WIDTH, quality: quality.wide },
    webm: { width: 1280, quality: quality.webm },
    mp4: { width: 1280, quality: quality.mp4 },
  },
});

/** Stills and the file of its crop: one, which every phone plays. */
export const upright = (quality: number) => ({
  stills: [360, 720] as const,
  files: { upright: { width: UPRIGHT_SIZE.width, quality } },
});

/** The times of a scene's frames. */
export function frameTimes({ seconds, rate }: Pick<Scene, 'seconds' | 'rate'>): readonly number[] {
  return Array.from({ length: Math.round(seconds * rate) }, (_, index) => index / rate);
}
