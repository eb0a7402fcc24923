/** What plays by itself and has no sound: the intro and the loop of the game, each with its crop for upright windows. */
import { paperMoonArcade } from '../../music/songs/paper-moon-arcade/song';
import { voltKabuki } from '../../music/songs/volt-kabuki/song';
import { BEAT } from '../frame/motion';
import { GAMES_LOOP_SECONDS, TURNS, gamesLoop, gamesLoopPhone } from '../scenes/games-loop';
import { DANCERS, INTRO_SECONDS, intro, introPhone } from '../scenes/intro';
import { LIGHTS, burstRays, cover, dancing, icons, names, sky } from '../sprites';
import type { StageSpec } from '../painter/stage';
import type { SilentVideo, Size } from '../video';
import { recordedCharts } from './recorded';

const WIDE: Size = { width: 1280, height: 720 };
const TALL: Size = { width: 720, height: 1280 };

const BPM = 60 / BEAT;
/** The chart's bar at which the intro begins: in its drop. */
const FROM_BAR = 12;

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

/** A stage in the page's pixels. */
const WIDE_STAGE = { width: 960, height: 540, ratio: 4 / 3 } as const;
const TALL_STAGE = { width: 450, height: 800, ratio: 1.6 } as const;
type Shape = typeof WIDE_STAGE | typeof TALL_STAGE;

/** The run of the game in the intro: a chart at the tempo of the art direction, from a bar on in which much is played. */
const run = (shape: Shape, idols: Pick<StageSpec, 'left' | 'right'> = {}): StageSpec => ({
  charts: { ...recordedCharts(voltKabuki), bpm: BPM },
  mix: 'hard',
  difficulty: 'expert',
  origin: -FROM_BAR * 4 * BEAT,
  from: 0,
  to: INTRO_SECONDS,
  speed: 3,
  cover: 'screen',
  ...idols,
  ...shape,
});

/** The two modes of the loop: their charts, from bars on in which much is played, and who dances to them. */
const MODES = [
  { charts: recordedCharts(paperMoonArcade), mix: 'light', bar: 12, left: 'momo', right: 'sola' },
  { charts: recordedCharts(voltKabuki), mix: 'hard', bar: 12, left: 'axia', right: 'raiju' },
] as const;
/** Seconds that a run is painted before it is seen, for its lights and idols. */
const BEFORE = 1.25;

/** A turn of a mode in the loop, which begins at a second. */
function turn(mode: 0 | 1, at: number, shape: Shape): StageSpec {
  const { charts, bar, ...rest } = MODES[mode];
  const origin = at - bar * 4 * BEAT;
  return {
    ...rest,
    charts: { ...charts, bpm: BPM },
    difficulty: 'expert',
    origin,
    // All of the chart.
    from: origin,
    to: origin + charts.bars * 4 * BEAT,
    seen: at - BEFORE,
    speed: 3,
    cover: mode === 0 ? 'screen4' : 'screen5',
    ...shape,
  };
}

/** The runs of the loop: the first mode is on when it begins, and goes on before it ends as it began. */
function turns(shape: Shape) {
  const [first = 0, second = 0, third = 0] = TURNS;
  return {
    stage: turn(0, first, shape),
    later: [
      { at: second, stage: turn(1, second, shape) },
      { at: third, stage: turn(0, third, shape) },
    ],
  };
}

const covers = (plate: number, screen: number) => ({
  cover4: cover(4, plate),
  cover5: cover(5, plate),
  screen4: cover(4, screen),
  screen5: cover(5, screen),
});

/** The intro's drawings; idols and the name as wide as the window shows them. */
const introSprites = ({ width, height }: Size, idol: number, name: number) => ({
  ...LIGHTS,
  ...icons(idol),
  ...names(name),
  sky: sky(width, height),
  screen: cover(5, 480),
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
    stage: run(WIDE_STAGE),
    later: DANCERS.map(({ from, ...idols }) => ({
      at: from * BEAT,
      stage: { ...run(WIDE_STAGE, idols), seen: from * BEAT - BEFORE },
    })),
  },
  {
    ...common(TALL, INTRO),
    name: 'introPhone',
    seconds: INTRO_SECONDS,
    sprites: () => introSprites(TALL, 900, 640),
    frame: introPhone,
    stage: run(TALL_STAGE),
  },
  {
    ...common(WIDE, LOOP),
    name: 'gamesLoop',
    seconds: GAMES_LOOP_SECONDS,
    sprites: () => ({ ...LIGHTS, ...troupe(380), ...covers(80, 420) }),
    frame: gamesLoop,
    ...turns(WIDE_STAGE),
  },
  {
    ...common(TALL, LOOP),
    name: 'gamesLoopPhone',
    seconds: GAMES_LOOP_SECONDS,
    sprites: () => ({ ...LIGHTS, ...troupe(320), ...covers(80, 520) }),
    frame: gamesLoopPhone,
    ...turns(TALL_STAGE),
  },
];
