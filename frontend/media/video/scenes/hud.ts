import type { Level } from '../../pictures/scenes/level';
import { rect, slash } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { blow, clamp, easeOut, mixed } from '../frame/motion';
import type { Op } from '../frame/ops';
import { fill, moved, scaled, sprite } from '../frame/ops';
import { digits, type, widthOf } from '../frame/type';
import { hitsAt, lastHit } from './chart';
import type { Note } from './chart';

/** What stands on the screen beside the lanes. */
export interface Title {
  readonly mode: string;
  readonly lanes: string;
  readonly cover: string;
  readonly song: string;
  readonly level: Level;
  readonly accent: string;
  /** Combo and score before the first note, and how much of the song was over. */
  readonly combo: number;
  readonly score: number;
  readonly gone: number;
}

/** Points for a PERFECT. */
const POINTS = 4170;
/** Life cells, and how many of them are full. */
const CELLS = 20;

function plate(x: number, y: number, width: number, height: number, accent: string): readonly Op[] {
  return [
    fill(slash(x, y + height, width, height), COLOUR.ink, { alpha: 0.92 }),
    fill(slash(x - 2, y + height + 8, width, 8), accent),
  ];
}

function score(title: Title, notes: readonly Note[], beat: number): string {
  const last = lastHit(notes, beat);
  const done = hitsAt(notes, beat);
  const counting = last === undefined ? 0 : 1 - easeOut((beat - last.beat) / 0.5);
  const points = title.score + (done - counting) * POINTS;
  return Math.round(points).toString().padStart(7, '0');
}

function life(x: number, y: number, accent: string, beat: number): readonly Op[] {
  return Array.from({ length: CELLS }, (_, index) => {
    const isFull = index < 18;
    const glint = blow(((beat * 4 - index + 40) % CELLS) / 4, 1.5);
    return fill(slash(x + index * 30, y, 22, 24), isFull ? accent : COLOUR.line, {
      alpha: isFull ? 0.75 + 0.25 * glint : 1,
    });
  });
}

const songPlate = (title: Title): readonly Op[] => [
  ...plate(30, 32, 600, 136, title.accent),
  sprite(title.cover, 84, 44, 112, 112),
  type(title.song, 222, 92, {
    size: Math.min(29, 390 / widthOf(title.song, 1)),
    colour: COLOUR.paper,
  }),
  type('AXTORM', 222, 124, { size: 17, colour: COLOUR.mist }),
  type(title.level, 222, 156, { size: 21, colour: title.accent }),
];

const scorePlate = (title: Title, notes: readonly Note[], beat: number): readonly Op[] => [
  ...plate(1166, 32, 690, 136, title.accent),
  type('LIFE', 1832, 60, { size: 17, colour: COLOUR.mist, anchor: 'end' }),
  ...life(1216, 90, title.accent, beat),
  type('SCORE', 1216, 152, { size: 20, colour: COLOUR.mist }),
  ...digits(score(title, notes, beat), 1818, 156, { size: 50, colour: COLOUR.paper }),
];

/** The song's progress along the lower edge. */
function progress(width: number, height: number, title: Title, share: number): readonly Op[] {
  const gone = clamp(title.gone + share * 0.05);
  return [
    fill(rect(0, height - 12, width, 12), COLOUR.line),
    fill(rect(0, height - 12, width * gone, 12), title.accent),
    fill(rect(width * gone - 6, height - 12, 12, 12), COLOUR.flash),
  ];
}

/** Combo and judgement over the lanes: each hit makes them leap. */
function judgement(
  title: Title,
  notes: readonly Note[],
  beat: number,
  [x, y]: readonly [number, number],
): readonly Op[] {
  const last = lastHit(notes, beat);
  if (last === undefined) return [];
  const age = beat - last.beat;
  const leap = 1 + 0.28 * blow(age, 9);
  const combo = (title.combo + hitsAt(notes, beat)).toString();
  const number = { size: 118, colour: COLOUR.paper, isOutlined: true } as const;
  const right = x + (combo.length * widthOf('0', 118) * 1.04) / 2;
  return [
    scaled(digits(combo, right, y, number), [x, y - 40], leap),
    type('COMBO', x, y + 50, {
      size: 28,
      colour: title.accent,
      anchor: 'middle',
      isOutlined: true,
    }),
    moved(
      [
        type('PERFECT', 0, 0, {
          size: 64,
          colour: COLOUR.gold,
          anchor: 'middle',
          isOutlined: true,
        }),
      ],
      x,
      y + 148 - 16 * blow(age, 8),
      leap,
      0,
      { alpha: clamp(1.6 - age) },
    ),
  ];
}

/** The mode's name, which comes in with the song and stays small at its side. */
const modeName = (title: Title, x: number, y: number, anchor: 'start' | 'end'): readonly Op[] => [
  type(title.mode, x, y, { size: 40, colour: COLOUR.paper, anchor, isOutlined: true }),
  type(title.lanes, x, y + 36, { size: 22, colour: title.accent, anchor, isOutlined: true }),
];

/** The mode's name across the picture as a song begins. */
export function announcement(
  title: Title,
  width: number,
  y: number,
  size: number,
  beat: number,
): readonly Op[] {
  const isOver = beat > 2;
  if (beat < 0 || isOver) return [];
  const enter = easeOut(beat / 0.6);
  const leave = easeOut((beat - 1.4) / 0.6);
  const tall = size * 1.7;
  const x = mixed(-width * 0.2, 0, enter) + width * 1.3 * leave ** 2;
  return [
    fill(slash(-width * 0.4 + x, y + tall * 0.36, width * 1.6, tall), COLOUR.ink, {
      alpha: 0.88 * (1 - leave),
    }),
    fill(slash(-width * 0.4 + x, y + tall * 0.36 + 10, width * 1.6, 10), title.accent, {
      alpha: 1 - leave,
    }),
    type(title.mode, width / 2 + x, y, {
      size,
      colour: COLOUR.paper,
      anchor: 'middle',
      look: { alpha: 1 - leave },
    }),
  ];
}

/** Everything over the lanes of a wide screen. */
export function wideDisplay(title: Title, notes: readonly Note[], beat: number): readonly Op[] {
  return [
    ...songPlate(title),
    ...scorePlate(title, notes, beat),
    ...judgement(title, notes, beat, [960, 352]),
    ...modeName(title, 48, 246, 'start'),
    ...progress(1920, 1080, title, beat / 16),
  ];
}

/** Everything over the lanes of an upright screen. */
export function tallDisplay(title: Title, notes: readonly Note[], beat: number): readonly Op[] {
  return [
    ...songPlate(title),
    ...digits(score(title, notes, beat), 1020, 108, { size: 46, colour: COLOUR.paper }),
    type('SCORE', 1020, 56, { size: 20, colour: COLOUR.mist, anchor: 'end' }),
    ...judgement(title, notes, beat, [540, 880]),
    ...modeName(title, 1020, 172, 'end'),
    ...progress(1080, 1920, title, beat / 16),
  ];
}
