/** What plays by itself and has no sound: the intro and the loop of the game, each with its crop for upright windows. */
import { voltKabuki } from '../../music/songs/volt-kabuki/song';
import { songCharts } from '../../play/chart';
import { BEAT } from '../frame/motion';
import { GAMES_LOOP_SECONDS, gamesLoop, gamesLoopPhone } from '../scenes/games-loop';
import { INTRO_SECONDS, intro, introPhone } from '../scenes/intro';
import {
  LIGHTS,
  burstRays,
  cover,
  dancing,
  icons,
  names,
  sky,
  tallHall,
  wideHall,
} from '../sprites';
import type { Scene, SilentVideo, Size } from '../video';

const WIDE: Size = { width: 1280, height: 720 };
const TALL: Size = { width: 720, height: 1280 };

const BPM = 60 / BEAT;
/** The chart's bar at which the intro begins. */
const FROM_BAR = 18;

/** What the intro's quick cuts need to look like its frames, and what the loop is coarser by: all of it moves all the time. */
const INTRO = { webm: 52, mp4: 32 } as const;
const LOOP = { webm: 56, mp4: 35 } as const;

/** A silent video begins with its poster, which shows until it can play. */
const common = (size: Size, quality: typeof INTRO | typeof LOOP) =>
  ({
    size,
    rate: 32,
    poster: 0,
    stills: [size.width / 2, size.width],
    files: {
      webm: { width: size.width, quality: quality.webm },
      mp4: { width: size.width, quality: quality.mp4 },
    },
  }) as const;

const troupe = (width: number) => ({
  ...dancing('momo', 2, width),
  ...dancing('sola', 5, width),
  ...dancing('axia', 0, width),
  ...dancing('raiju', 1, width),
});

const covers = (width: number) => ({ cover4: cover(4, width), cover5: cover(5, width) });

/** The run of the game in the intro: a chart at the tempo of the art direction, from a bar on in which much is played. */
const run = (width: number, height: number, ratio: number): Required<Scene>['stage'] => ({
  charts: { ...songCharts(voltKabuki), bpm: BPM },
  mix: 'hard',
  difficulty: 'expert',
  origin: -FROM_BAR * 4 * BEAT,
  from: 0,
  to: INTRO_SECONDS,
  speed: 3,
  width,
  height,
  ratio,
});

/** The intro's drawings; idols and the name as wide as the window shows them. */
const introSprites = ({ width, height }: Size, idol: number, name: number) => ({
  ...LIGHTS,
  ...icons(idol),
  ...names(name),
  sky: sky(width, height),
  rays: burstRays(1280),
});

/** Who dances to the game in the intro. */
const dancers = (width: number) => ({
  ...troupe(width),
  ...dancing('kiriko', 3, width),
  ...dancing('hexa', 7, width),
});

/** Every silent video. */
export const SILENT: readonly SilentVideo[] = [
  {
    ...common(WIDE, INTRO),
    name: 'intro',
    seconds: INTRO_SECONDS,
    sprites: () => ({ ...introSprites(WIDE, 960, 800), ...dancers(380) }),
    frame: intro,
    stage: run(960, 540, 4 / 3),
  },
  {
    ...common(TALL, INTRO),
    name: 'introPhone',
    seconds: INTRO_SECONDS,
    sprites: () => introSprites(TALL, 900, 640),
    frame: introPhone,
    stage: run(450, 800, 1.6),
  },
  {
    ...common(WIDE, LOOP),
    name: 'gamesLoop',
    seconds: GAMES_LOOP_SECONDS,
    sprites: () => ({ ...LIGHTS, ...troupe(380), ...covers(80), hall: wideHall(1280) }),
    frame: gamesLoop,
  },
  {
    ...common(TALL, LOOP),
    name: 'gamesLoopPhone',
    seconds: GAMES_LOOP_SECONDS,
    sprites: () => ({ ...LIGHTS, ...troupe(400), ...covers(80), hallTall: tallHall(720) }),
    frame: gamesLoopPhone,
  },
];
