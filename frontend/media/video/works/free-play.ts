/** The videos of FREE PLAY: the end of a song's second rise, its second drop, and the result. */
import { cutOf } from '../../music/cut';
import { STEPS_PER_BAR } from '../../music/score/chords';
import { stepSeconds } from '../../music/score/timeline';
import type { Song } from '../../music/score/types';
import { glassParade } from '../../music/songs/glass-parade/song';
import { redlineHalo } from '../../music/songs/redline-halo/song';
import { COLOUR } from '../../pictures/system/tokens';
import { secondDropOf } from '../../play/loops';
import type { Difficulty, Mix } from '@axtorm/game/types';
import { cover, dancing } from '../sprites';
import {
  SOUND_SIZE,
  type Scene,
  type SoundCrop,
  type SoundVideo,
  UPRIGHT_SIZE,
  upright,
  wide,
} from '../video';
import { playFrame } from '../scenes/run';
import { cutsOf } from '../sound/cut';
import { outcomeOf } from '../painter/outcome';
import type { Slip } from '../painter/player';
import { WHOLE_PICTURE, WHOLE_UPRIGHT, notesOfStage } from '../painter/stage';
import { recordedCharts } from './recorded';

/** Pixels across a dancer, on upright pictures too, and a song's art on its plate. */
export const DANCER = 560;
export const UPRIGHT_DANCER = 280;
const PLATE = 168;
/** Pixels across a song's art on the screen of the stage. */
const SCREEN = 640;

/** Seconds in which the sound comes in and goes out, and from the last note to the end: in them the result comes. */
const FADES = { in: 0.2, out: 1.6 };
const REST = 2.6;

/** What is played, and who dances to it. */
export interface Choice {
  readonly song: Song;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  /** Bars of the rise and of the drop. */
  readonly build: number;
  readonly drop: number;
  /** The second from which notes come; half a bar if left out. */
  readonly from?: number;
  /** Speed of the lanes, as the options have it; the usual one if left out. */
  readonly speed?: number;
  /** Notes that are not played at their time. */
  readonly slips?: readonly Slip[];
  /** The song's number in the fan kit. */
  readonly number: number;
  /** Idols beside the lanes: the name of their sprites, and their place in the cast. */
  readonly left?: readonly [string, number];
  readonly right: readonly [string, number];
}

interface VideoChoice extends Choice {
  readonly name: 'freePlay01' | 'freePlay02';
  readonly left: readonly [string, number];
  /** The second of the still. */
  readonly poster: number;
  readonly ceiling?: number;
}

/** Seconds of a song's bar. */
export const barOf = (song: Song): number => STEPS_PER_BAR * stepSeconds(song);
const firstBar = ({ song, build }: Choice): number => secondDropOf(song) - build;

/** What is played of a song on a stage of a shape, for so many seconds. */
function stageOf(choice: Choice, shape: typeof WHOLE_PICTURE | typeof WHOLE_UPRIGHT) {
  const { song, mix, difficulty, build, drop, left, right } = choice;
  const bar = barOf(song);
  const seconds = (build + drop) * bar;
  const { from = bar / 2, speed = shape.speed } = choice;
  const stage = {
    charts: recordedCharts(song),
    mix,
    difficulty,
    origin: (cutOf(song).fromBar - firstBar(choice)) * bar,
    from,
    to: seconds - REST,
    ...shape,
    speed,
    cover: 'screen',
    ...(left && { left: left[0] }),
    right: right[0],
    ...(choice.slips && { slips: choice.slips }),
  };
  const last = Math.max(...(notesOfStage(stage).ends ?? [])) / 1000;
  return { seconds, stage, last, outcome: outcomeOf(stage) };
}

/** The song's art and title, and what is played of it. */
function plateOf({ song, mix, difficulty }: Choice) {
  const line = `${mix.toUpperCase()} MIX · ${difficulty.toUpperCase()}`;
  const accent = mix === 'light' ? COLOUR.a : COLOUR.b;
  return { cover: 'cover', title: song.title, line, accent };
}

/** A run of a song beside its idols, and the second of its last note. */
export function freePlayScene(
  choice: Choice,
): Required<Omit<Scene, 'later'>> & { readonly last: number } {
  const { number, left, right } = choice;
  const { seconds, stage, last, outcome } = stageOf(choice, WHOLE_PICTURE);
  return {
    seconds,
    size: SOUND_SIZE,
    rate: 60,
    sprites: () => ({
      cover: cover(number, PLATE),
      screen: cover(number, SCREEN),
      ...(left && dancing(...left, DANCER)),
      ...dancing(...right, DANCER),
    }),
    frame: playFrame({
      size: SOUND_SIZE,
      plate: plateOf(choice),
      seconds,
      last,
      outcome,
    }),
    stage,
    last,
  };
}

/** What is heard for so many seconds, and what else a video and its crop have in common. */
function heardOf(choice: VideoChoice, seconds: number) {
  const { song, poster, ceiling } = choice;
  const from = firstBar(choice) * barOf(song);
  return {
    poster,
    sound: cutsOf([{ song, from, at: 0, seconds }], FADES),
    ...(ceiling !== undefined && { ceiling }),
  };
}

function freePlay(choice: VideoChoice): SoundVideo {
  const { name, song, build, slips } = choice;
  const drops = slips === undefined ? 'drops' : 'slips';
  const { last, ...scene } = freePlayScene(choice);
  const bar = barOf(song);
  return {
    ...scene,
    ...heardOf(choice, scene.seconds),
    name,
    captions: [
      { from: 0.3, to: build * bar, says: 'builds', titles: { title: song.title } },
      { from: build * bar, to: last + 0.3, says: drops, titles: { title: song.title } },
      { from: last + 0.3, to: scene.seconds, says: 'ends' },
    ],
    ...wide({ wide: 58, webm: 55, mp4: 32 }),
  };
}

function crop(choice: VideoChoice): SoundCrop {
  const { number, left, right } = choice;
  const { seconds, stage, last, outcome } = stageOf(choice, WHOLE_UPRIGHT);
  return {
    ...heardOf(choice, seconds),
    name: `${choice.name}Phone`,
    seconds,
    size: UPRIGHT_SIZE,
    rate: 30,
    sprites: () => ({
      cover: cover(number, PLATE),
      screen: cover(number, SCREEN),
      ...dancing(...left, UPRIGHT_DANCER),
      ...dancing(...right, UPRIGHT_DANCER),
    }),
    frame: playFrame({
      size: UPRIGHT_SIZE,
      plate: plateOf(choice),
      seconds,
      last,
      outcome,
    }),
    stage,
    ...upright(36),
  };
}

/** Two lanes, then four. */
const CHOICES: readonly VideoChoice[] = [
  {
    name: 'freePlay01',
    poster: 8.48,
    slips: [
      { note: 4, late: -34 },
      { note: 8, late: 31 },
      { note: 11, late: 38 },
      { note: 18 },
      { note: 21, late: 42 },
      { note: 26, late: -36 },
    ],
    song: glassParade,
    mix: 'light',
    difficulty: 'normal',
    build: 3,
    drop: 10,
    number: 2,
    ceiling: -5,
    left: ['kiriko', 3],
    right: ['momo', 2],
  },
  {
    name: 'freePlay02',
    poster: 16.6,
    song: redlineHalo,
    mix: 'hard',
    difficulty: 'expert',
    build: 3,
    drop: 12,
    number: 3,
    left: ['hexa', 7],
    right: ['raiju', 1],
  },
];

export const FREE_PLAYS: readonly SoundVideo[] = CHOICES.map(freePlay);

/** For upright phones. */
export const FREE_PLAY_CROPS: readonly SoundCrop[] = CHOICES.map(crop);
