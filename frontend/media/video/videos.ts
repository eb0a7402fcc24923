import korean from '../../../locales/kr/mashup.json';
import { songMarks } from '../music/score/marks';
import { redlineHalo } from '../music/songs/redline-halo/song';
import { seventeenDegrees } from '../music/songs/seventeen-degrees/song';
import { COLOUR } from '../pictures/system/tokens';
import { BEAT } from './frame/motion';
import { levelsOf } from './levels';
import { ALBUM_SECONDS, album } from './scenes/album';
import { FREE_PLAY_SECONDS, freePlay01, freePlay02 } from './scenes/free-play';
import { LESSON_SECONDS, lesson } from './scenes/lesson';
import { MASHUP_SECONDS, mashup01, mashup02 } from './scenes/mashup';
import type { Video } from './video';
import { GAMES_LOOP_SECONDS, gamesLoop, gamesLoopPhone } from './scenes/games-loop';
import { INTRO_SECONDS, intro, introPhone } from './scenes/intro';
import {
  LIGHTS,
  burstRays,
  cover,
  dancing,
  dots,
  icons,
  names,
  sky,
  tallHall,
  wideHall,
  merged,
  sleeve,
} from './sprites';

const troupe = (width: number) => ({
  ...dancing('momo', 2, width),
  ...dancing('sola', 5, width),
  ...dancing('axia', 0, width),
  ...dancing('raiju', 1, width),
});

const covers = (width: number) => ({ cover4: cover(4, width), cover5: cover(5, width) });

/** What a page plays by itself must come fast: it moves all the time, which hides a coarser picture. */
const HERO = { mp4: 37, webm: 58 } as const;

const intros: readonly Video[] = [
  {
    name: 'intro',
    quality: HERO,
    width: 1280,
    height: 720,
    seconds: INTRO_SECONDS,
    // The video's own first frame, which shows until it can play.
    poster: 0,
    sprites: () => ({
      ...LIGHTS,
      ...icons(760),
      ...names(800),
      sky: sky(1280, 720),
      dots: dots(1280, 720),
      rays: burstRays(1280),
    }),
    frame: intro,
  },
  {
    name: 'introPhone',
    quality: HERO,
    width: 720,
    height: 1280,
    seconds: INTRO_SECONDS,
    // The video's own first frame, which shows until it can play.
    poster: 0,
    sprites: () => ({
      ...LIGHTS,
      ...icons(680),
      ...names(640),
      sky: sky(720, 1280),
      dots: dots(720, 1280),
      rays: burstRays(1280),
    }),
    frame: introPhone,
  },
];

const games: readonly Video[] = [
  {
    name: 'gamesLoop',
    quality: HERO,
    width: 1280,
    height: 720,
    seconds: GAMES_LOOP_SECONDS,
    poster: 0,
    sprites: () => ({ ...LIGHTS, ...troupe(380), ...covers(80), hall: wideHall(1280) }),
    frame: gamesLoop,
  },
  {
    name: 'gamesLoopPhone',
    quality: HERO,
    width: 720,
    height: 1280,
    seconds: GAMES_LOOP_SECONDS,
    poster: 0,
    sprites: () => ({ ...LIGHTS, ...troupe(400), ...covers(80), hallTall: tallHall(720) }),
    frame: gamesLoopPhone,
  },
];

/** Players show these at half of a screen's width at most, so that less will do. */
const SMALL = { mp4: 36, webm: 57 } as const;

/** A clip for a player on a page. */
const small = (
  name: Video['name'],
  seconds: number,
  poster: number,
  frame: Video['frame'],
  sprites: Video['sprites'],
): Video => ({ name, width: 960, height: 540, quality: SMALL, seconds, poster, frame, sprites });

const hall = () => ({ ...LIGHTS, hall: wideHall(960) });
/** Pixels across a dancer, a song's art on its plate, and the same where it fills the picture. */
const [DANCER, PLATE, ART] = [284, 64, 300];

const plays: readonly Video[] = [
  small('freePlay01', FREE_PLAY_SECONDS, 9.3 * BEAT, freePlay01, () => ({
    ...hall(),
    ...dancing('kiriko', 3, DANCER),
    ...dancing('momo', 2, DANCER),
    cover2: cover(2, PLATE),
  })),
  small('freePlay02', FREE_PLAY_SECONDS, 11.05 * BEAT, freePlay02, () => ({
    ...hall(),
    ...dancing('hexa', 7, DANCER),
    ...dancing('raiju', 1, DANCER),
    cover3: cover(3, PLATE),
  })),
  small('mashup01', MASHUP_SECONDS, 4.9 * BEAT, mashup01, () => ({
    ...hall(),
    ...dancing('axia', 0, DANCER),
    ...dancing('hexa', 7, DANCER),
    sky: sky(960, 540),
    cover1: cover(1, ART),
    cover3: cover(3, ART),
    coverMash: merged(1, 3, ART),
  })),
  small('mashup02', MASHUP_SECONDS, 4.9 * BEAT, mashup02, () => ({
    ...hall(),
    ...dancing('kiriko', 3, DANCER),
    ...dancing('raiju', 1, DANCER),
    sky: sky(960, 540),
    cover2: cover(2, ART),
    cover5: cover(5, ART),
    coverMash: merged(2, 5, ART),
  })),
];

const lessons: readonly Video[] = [
  small('tutorial', LESSON_SECONDS, 12.1 * BEAT, lesson(), hall),
  small('tutorialKr', LESSON_SECONDS, 12.1 * BEAT, lesson(korean.tutorial.steps), hall),
];

/** Beats of a song's levels that an album's video shows, with what lies before and after its middle. */
const LEVELS = 128;

const albums: readonly Video[] = [
  small(
    'homeMusic01',
    ALBUM_SECONDS,
    8 * BEAT,
    album({
      jacket: 'jacket',
      disc: 'disc',
      levels: levelsOf(seventeenDegrees, songMarks(seventeenDegrees).bars[16] ?? 0, LEVELS),
      accent: COLOUR.a,
    }),
    () => ({ ...LIGHTS, ...sleeve(0, 340), sky: sky(960, 540) }),
  ),
  small(
    'homeMusic02',
    ALBUM_SECONDS,
    8 * BEAT,
    album({
      jacket: 'jacket',
      disc: 'disc',
      levels: levelsOf(redlineHalo, songMarks(redlineHalo).bars[16] ?? 0, LEVELS),
      accent: COLOUR.b,
    }),
    () => ({ ...LIGHTS, ...sleeve(1, 340), sky: sky(960, 540) }),
  ),
];

/** Every clip of the media kit. */
export const VIDEOS: readonly Video[] = [...intros, ...games, ...lessons, ...plays, ...albums];
