/** The films of FREE PLAY: the end of a song's build, its drop, and every note hit. */
import { cutOf } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import { glassParade } from '../music/songs/glass-parade/song';
import { redlineHalo } from '../music/songs/redline-halo/song';
import { COLOUR } from '../pictures/system/tokens';
import { songCharts } from '../play/chart';
import { startOf } from '../play/loops';
import type { Difficulty, FilmName, Mix } from '../types';
import { cover, dancing } from '../video/sprites';
import type { Sprite } from '../video/video';
import type { Film } from './film';
import { playFrame, sides } from './scenes/play';
import { cutsOf } from './sound/cut';
import { WHOLE_PICTURE, notesOfStage } from './stage';

/** Pixels across a dancer, and a song's art on its plate. */
export const DANCER = 560;
const PLATE = 168;

/** Seconds in which the sound comes in and goes out, and from the last note to the end. */
const FADES = { in: 0.2, out: 1.6 };
const REST = 1.9;

interface Choice {
  readonly name: FilmName;
  readonly song: Song;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  /** Bars of the build and of the drop. */
  readonly build: number;
  readonly drop: number;
  readonly cover: Sprite;
  readonly pair: readonly [string, string];
  readonly sprites: () => Readonly<Record<string, Sprite>>;
  readonly quality: Film['quality'];
  readonly ceiling?: number;
}

function freePlay(choice: Choice): Film {
  const { name, song, mix, difficulty, build, drop } = choice;
  const bar = STEPS_PER_BAR * stepSeconds(song);
  const fromBar = startOf(song, 'drop') - build;
  const seconds = (build + drop) * bar;
  const stage: Film['stage'] = {
    charts: songCharts(song),
    mix,
    difficulty,
    origin: (cutOf(song).fromBar - fromBar) * bar,
    from: bar / 2,
    to: seconds - REST,
    ...WHOLE_PICTURE,
  };
  const last = Math.max(...notesOfStage(stage).times) / 1000;
  const accent = mix === 'light' ? COLOUR.a : COLOUR.b;
  const line = `${mix.toUpperCase()} MIX · ${difficulty.toUpperCase()}`;
  const title = { cover: 'cover', title: song.title, line, accent };
  return {
    name,
    seconds,
    rate: 60,
    poster: last - 1.2,
    sprites: () => ({ cover: choice.cover, ...choice.sprites() }),
    frame: playFrame({
      plate: title,
      dancers: sides(...choice.pair),
      beat: bar / 4,
      seconds,
      last,
    }),
    stage,
    sound: cutsOf([{ song, from: fromBar * bar, at: 0, seconds }], FADES),
    captions: [
      { from: 0.3, to: build * bar, says: 'builds', titles: [song.title] },
      { from: build * bar, to: last + 0.3, says: 'drops', titles: [song.title] },
      { from: last + 0.3, to: seconds, says: 'ends' },
    ],
    quality: choice.quality,
    ...(choice.ceiling !== undefined && { ceiling: choice.ceiling }),
  };
}

/** Two lanes, then four. */
export const FREE_PLAYS: readonly Film[] = [
  freePlay({
    name: 'freePlay01',
    song: glassParade,
    mix: 'light',
    difficulty: 'normal',
    build: 3,
    drop: 10,
    cover: cover(2, PLATE),
    ceiling: -5,
    pair: ['kiriko', 'momo'],
    sprites: () => ({ ...dancing('kiriko', 3, DANCER), ...dancing('momo', 2, DANCER) }),
    quality: { wide: 57, webm: 54, mp4: 31 },
  }),
  freePlay({
    name: 'freePlay02',
    song: redlineHalo,
    mix: 'hard',
    difficulty: 'expert',
    build: 3,
    drop: 12,
    cover: cover(3, PLATE),
    pair: ['hexa', 'raiju'],
    sprites: () => ({ ...dancing('hexa', 7, DANCER), ...dancing('raiju', 1, DANCER) }),
    quality: { wide: 57, webm: 54, mp4: 31 },
  }),
];
