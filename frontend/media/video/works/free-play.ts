/** The videos of FREE PLAY: the end of a song's build, its drop, and every note hit. */
import { cutOf } from '../../music/cut';
import { STEPS_PER_BAR } from '../../music/score/chords';
import { stepSeconds } from '../../music/score/timeline';
import type { Song } from '../../music/score/types';
import { glassParade } from '../../music/songs/glass-parade/song';
import { redlineHalo } from '../../music/songs/redline-halo/song';
import { COLOUR } from '../../pictures/system/tokens';
import { songCharts } from '../../play/chart';
import { startOf } from '../../play/loops';
import type { Difficulty, Mix } from '@axtorm/game/types';
import type { SoundVideoName } from '../../types';
import { cover, dancing } from '../sprites';
import { SOUND_SIZE, type Scene, type SoundVideo, wide } from '../video';
import { playFrame, sides } from '../scenes/run';
import { cutsOf } from '../sound/cut';
import { WHOLE_PICTURE, notesOfStage } from '../painter/stage';

/** Pixels across a dancer, and a song's art on its plate. */
export const DANCER = 560;
const PLATE = 168;

/** Seconds in which the sound comes in and goes out, and from the last note to the end. */
const FADES = { in: 0.2, out: 1.6 };
const REST = 1.9;

/** What is played, and who dances to it. */
export interface Choice {
  readonly song: Song;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  /** Bars of the build and of the drop. */
  readonly build: number;
  readonly drop: number;
  /** The second from which notes come; half a bar if left out. */
  readonly from?: number;
  /** Speed of the lanes, as the options have it; the usual one if left out. */
  readonly speed?: number;
  /** The song's number in the fan kit. */
  readonly number: number;
  /** Idols beside the lanes: the name of their sprites, and their place in the cast. */
  readonly left?: readonly [string, number];
  readonly right: readonly [string, number];
}

interface VideoChoice extends Choice {
  readonly name: SoundVideoName;
  /** The second of the still: before the combo's digits stand before the notes. */
  readonly poster: number;
  readonly ceiling?: number;
}

/** Seconds of a song's bar. */
export const barOf = (song: Song): number => STEPS_PER_BAR * stepSeconds(song);
const firstBar = ({ song, build }: Choice): number => startOf(song, 'drop') - build;

/** A run of a song beside its idols, and the second of its last note. */
export function freePlayScene(choice: Choice): Required<Scene> & { readonly last: number } {
  const { song, mix, difficulty, build, drop, number, left, right } = choice;
  const bar = barOf(song);
  const { from = bar / 2, speed = WHOLE_PICTURE.speed } = choice;
  const seconds = (build + drop) * bar;
  const stage: Scene['stage'] = {
    charts: songCharts(song),
    mix,
    difficulty,
    origin: (cutOf(song).fromBar - firstBar(choice)) * bar,
    from,
    to: seconds - REST,
    ...WHOLE_PICTURE,
    speed,
  };
  const last = Math.max(...notesOfStage(stage).times) / 1000;
  const accent = mix === 'light' ? COLOUR.a : COLOUR.b;
  const line = `${mix.toUpperCase()} MIX · ${difficulty.toUpperCase()}`;
  return {
    seconds,
    size: SOUND_SIZE,
    rate: 60,
    sprites: () => ({
      cover: cover(number, PLATE),
      ...(left && dancing(...left, DANCER)),
      ...dancing(...right, DANCER),
    }),
    frame: playFrame({
      plate: { cover: 'cover', title: song.title, line, accent },
      dancers: sides(left?.[0], right[0]),
      beat: bar / 4,
      seconds,
      last,
    }),
    stage,
    last,
  };
}

function freePlay(choice: VideoChoice): SoundVideo {
  const { name, song, build } = choice;
  const { last, ...scene } = freePlayScene(choice);
  const bar = barOf(song);
  return {
    ...scene,
    name,
    poster: choice.poster,
    sound: cutsOf([{ song, from: firstBar(choice) * bar, at: 0, seconds: scene.seconds }], FADES),
    captions: [
      { from: 0.3, to: build * bar, says: 'builds', titles: [song.title] },
      { from: build * bar, to: last + 0.3, says: 'drops', titles: [song.title] },
      { from: last + 0.3, to: scene.seconds, says: 'ends' },
    ],
    ...wide({ wide: 57, webm: 54, mp4: 31 }),
    ...(choice.ceiling !== undefined && { ceiling: choice.ceiling }),
  };
}

/** Two lanes, then four. */
export const FREE_PLAYS: readonly SoundVideo[] = [
  freePlay({
    name: 'freePlay01',
    poster: 4.04,
    song: glassParade,
    mix: 'light',
    difficulty: 'normal',
    build: 3,
    drop: 10,
    number: 2,
    ceiling: -5,
    left: ['kiriko', 3],
    right: ['momo', 2],
  }),
  freePlay({
    name: 'freePlay02',
    poster: 2.28,
    song: redlineHalo,
    mix: 'hard',
    difficulty: 'expert',
    build: 3,
    drop: 12,
    number: 3,
    left: ['hexa', 7],
    right: ['raiju', 1],
  }),
];
