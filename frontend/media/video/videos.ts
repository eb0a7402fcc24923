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

/** Every silent video of the media kit. */
export const VIDEOS: readonly Video[] = [...intros, ...games];
