import { COLOUR } from '../../pictures/system/tokens';
import { BEAT, blow, easeIn, easeOut, wrap } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { moved } from '../frame/ops';
import { notesOf } from './chart';
import { core, halves, splinters, star } from './effects';
import type { Dancer, Play } from './play';
import { ACCENT, TALL, WIDE, playTall, playWide, tallLanes, wideLanes } from './play';

/** Beats of each mode, of the whole, and how far in the video begins: it must not begin in a flash. */
const ROUND = 10;
const WHOLE = 2 * ROUND;
const START = 4.5;

/** Seconds of the video, which goes on where it began. */
export const GAMES_LOOP_SECONDS = WHOLE * BEAT;

const LIGHT = notesOf([
  '.... x... ..x. x--- ---. x.x. ..x. x... x.x. x.x.',
  '.... ..x. x... .... x.x. x... x--- --.. .x.x x.x.',
]);

const HARD = notesOf([
  '.... x... ..x. x.x. .... x--- ---. x... x.x. x.xx',
  '.... ..x. x... .x.. x--- -... .x.x ..x. .x.x ..x.',
  '.... .x.. ..x. ..x. .x.x ..x. x... .x.. x.x. .x..',
  '.... x..x x--- ---. x... .x.x ..x. x.x. .x.x x.xx',
]);

const light: Omit<Play, 'shape' | 'dancers'> = {
  title: {
    mode: 'LIGHT MIX',
    lanes: '2 LANES',
    cover: 'cover4',
    song: 'Paper Moon Arcade',
    level: 'NORMAL 05',
    accent: ACCENT.light,
    combo: 96,
    score: 512_940,
    gone: 0.4,
  },
  notes: LIGHT,
  keys: ['F', 'J'],
};

const hard: Omit<Play, 'shape' | 'dancers'> = {
  title: {
    mode: 'HARD MIX',
    lanes: '4 LANES',
    cover: 'cover5',
    song: 'VOLT KABUKI',
    level: 'EXPERT 13',
    accent: ACCENT.hard,
    combo: 1146,
    score: 661_205,
    gone: 0.72,
  },
  notes: HARD,
  keys: ['D', 'F', 'J', 'K'],
};

type Names = readonly [string, string];
const [MOMO, SOLA, AXIA, RAIJU]: readonly [Names, Names, Names, Names] = [
  ['momo0', 'momo1'],
  ['sola0', 'sola1'],
  ['axia0', 'axia1'],
  ['raiju0', 'raiju1'],
];

const pair = (
  left: Names,
  right: Names,
  x: number,
  y: number,
  scale: number,
): readonly Dancer[] => [
  { sprites: left, x, y, scale },
  { sprites: right, x: -x, y, scale },
];

/** The second of a pair stands as far from the right edge as the first from the left. */
const stand = (dancers: readonly Dancer[], width: number): readonly Dancer[] =>
  dancers.map((one) => (one.x < 0 ? { ...one, x: width + one.x } : one));

const WIDE_PLAYS: readonly [Play, Play] = [
  { ...light, shape: wideLanes(2), dancers: stand(pair(MOMO, SOLA, 300, 250, 0.47), WIDE.width) },
  { ...hard, shape: wideLanes(4), dancers: stand(pair(AXIA, RAIJU, 270, 250, 0.47), WIDE.width) },
];

const TALL_PLAYS: readonly [Play, Play] = [
  { ...light, shape: tallLanes(2), dancers: stand(pair(MOMO, SOLA, 230, 330, 0.5), TALL.width) },
  { ...hard, shape: tallLanes(4), dancers: stand(pair(AXIA, RAIJU, 230, 330, 0.5), TALL.width) },
];

/** The collision that cuts from one mode to the other; `beat` counts from the cut and may be negative. */
function cut(width: number, height: number, beat: number): readonly Op[] {
  const middle = [width / 2, height / 2] as const;
  const size = Math.min(width, height);
  if (beat < 0) return halves(width, height, easeIn(1 + beat));
  return [
    ...halves(width, height, 1 - easeOut(beat / 0.9)),
    star(middle, size * (0.5 + easeOut(beat)), 2, blow(beat, 3.5)),
    ...core(middle, size * 0.6, blow(beat, 4)),
    ...splinters(middle, size * 0.8, 46, 5, beat / 1.4, [COLOUR.a, COLOUR.b, COLOUR.flash]),
  ];
}

function moment(
  plays: readonly [Play, Play],
  draw: (play: Play, beat: number) => readonly Op[],
  size: { readonly width: number; readonly height: number },
  time: number,
): readonly Op[] {
  const beat = wrap(time / BEAT + START, WHOLE);
  const isLight = beat < ROUND;
  const own = isLight ? beat : beat - ROUND;
  const toCut = own > ROUND - 1 ? own - ROUND : own;
  const isCut = toCut < 1.6;
  return [
    ...draw(isLight ? plays[0] : plays[1], own),
    ...(isCut ? cut(size.width, size.height, toCut) : []),
  ];
}

/** LIGHT MIX, the collision, HARD MIX, the collision: at 1280 by 720. */
export const gamesLoop = (time: number): Frame => [
  moved(moment(WIDE_PLAYS, playWide, WIDE, time), 0, 0, 1280 / WIDE.width),
];

/** The same for upright screens: at 720 by 1280. */
export const gamesLoopPhone = (time: number): Frame => [
  moved(moment(TALL_PLAYS, playTall, TALL, time), 0, 0, 720 / TALL.width),
];
