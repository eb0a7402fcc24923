/** The home page's loop: two modes of play in turns, each on the very stage that visitors play on. */
import type { SongName } from '@axtorm/game/types';

import { COLOUR } from '../../pictures/system/tokens';
import { BEAT, blow, easeIn, easeOut, wrap } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { moved, sprite } from '../frame/ops';
import type { Size } from '../video';
import { core, halves, splinters, star } from './effects';
import { announcement } from './hud';
import { plate } from './parts';

/** Beats of each mode, of the whole, and how far in the video begins: it must not begin in a flash. */
const ROUND = 10;
const WHOLE = 2 * ROUND;
const START = 4.5;

/** Seconds of the video, which goes on where it began. */
export const GAMES_LOOP_SECONDS = WHOLE * BEAT;

/** The seconds at which each turn of a mode begins: one is on when the video begins, and comes again before it ends. */
export const TURNS = [-START, ROUND - START, WHOLE - START].map((beat) => beat * BEAT);

/** What is played in a mode. */
interface Round {
  readonly name: string;
  readonly accent: string;
  readonly song: SongName;
  readonly title: string;
  readonly cover: string;
  readonly line: string;
}

const ROUNDS: readonly [Round, Round] = [
  {
    name: 'LIGHT MIX',
    accent: COLOUR.a,
    song: 'song04',
    title: 'Paper Moon Arcade',
    cover: 'cover4',
    line: 'LIGHT MIX · EXPERT',
  },
  {
    name: 'HARD MIX',
    accent: COLOUR.b,
    song: 'song05',
    title: 'VOLT KABUKI',
    cover: 'cover5',
    line: 'HARD MIX · EXPERT',
  },
];

/** The units in which words are laid over the stage. */
const UNITS = { wide: { width: 1920, height: 1080 }, tall: { width: 1080, height: 1920 } } as const;

/** The collision that cuts from one mode to the other; `beat` counts from the cut and may be negative. */
function cut({ width, height }: Size, beat: number): readonly Op[] {
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

/** The loop in units of a shape. */
function moment(shape: Size, time: number): readonly Op[] {
  const { width, height } = shape;
  const beat = wrap(time / BEAT + START, WHOLE);
  const [round, own] = beat < ROUND ? [ROUNDS[0], beat] : [ROUNDS[1], beat - ROUND];
  const toCut = own > ROUND - 1 ? own - ROUND : own;
  const isWide = width > height;
  return [
    sprite('ground', 0, 0, width, height),
    sprite('fever', 0, 0, width, height),
    sprite('run', 0, 0, width, height),
    // An upright screen has room for it beside the score.
    moved(plate(round, own * BEAT, UNITS.wide), 0, 0, isWide ? 1 : 0.86),
    ...announcement(round, width, isWide ? 600 : 1180, isWide ? 150 : 104, own),
    ...(toCut < 1.6 ? cut(shape, toCut) : []),
  ];
}

/** LIGHT MIX, the collision, HARD MIX, the collision: at 1280 by 720. */
export const gamesLoop = (time: number): Frame => [
  moved(moment(UNITS.wide, time), 0, 0, 1280 / UNITS.wide.width),
];

/** The same for upright screens: at 720 by 1280. */
export const gamesLoopPhone = (time: number): Frame => [
  moved(moment(UNITS.tall, time), 0, 0, 720 / UNITS.tall.width),
];
