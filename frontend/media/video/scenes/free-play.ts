import { COLOUR } from '../../pictures/system/tokens';
import { BEAT, blow, clamp, easeIn, easeOut } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { moved, scaled } from '../frame/ops';
import { type } from '../frame/type';
import { notesOf } from './chart';
import { core, halves, splinters, star, veil } from './effects';
import type { Play } from './play';
import { ACCENT, WIDE, playWide, wideLanes } from './play';

/** Beats of a video, and the beat on which the song's last note has been hit. */
const WHOLE = 16;
const LAST = 13.5;

export const FREE_PLAY_SECONDS = WHOLE * BEAT;

const LIGHT: Play = {
  title: {
    mode: 'LIGHT MIX',
    lanes: '2 LANES',
    cover: 'cover2',
    song: 'Glass Parade',
    level: 'EASY 03',
    accent: ACCENT.light,
    combo: 0,
    score: 0,
    gone: 0.02,
  },
  notes: notesOf([
    '.... .... x... x... ..x. x... x--- --.. x.x. .... x... x... x.x. x.x.',
    '.... .... ..x. .... x... ..x. .... x... .... x.x. ..x. x... x.x. x.x.',
  ]),
  keys: ['F', 'J'],
  shape: wideLanes(2),
  dancers: [
    { sprites: ['kiriko0', 'kiriko1'], x: 300, y: 250, scale: 0.47 },
    { sprites: ['momo0', 'momo1'], x: 1620, y: 250, scale: 0.47 },
  ],
};

const HARD: Play = {
  title: {
    mode: 'HARD MIX',
    lanes: '4 LANES',
    cover: 'cover3',
    song: 'REDLINE HALO',
    level: 'EXPERT 12',
    accent: ACCENT.hard,
    combo: 0,
    score: 0,
    gone: 0.02,
  },
  notes: notesOf([
    '.... .... x..x ..x. x... .x.. x.x. .... x--- ---. x... .x.x x.x. x.xx',
    '.... .... .x.. x... ..x. x... .x.x x--- -... x.x. .x.x x... .x.x ..x.',
    '.... .... ..x. .x.. x... ..x. x... .x.x .x.. .x.x ..x. ..x. x... .x..',
    '.... .... x... ...x .x.x x--- --.. ..x. x..x x... x.x. x... ..x. x.xx',
  ]),
  keys: ['D', 'F', 'J', 'K'],
  shape: wideLanes(4),
  dancers: [
    { sprites: ['hexa0', 'hexa1'], x: 250, y: 250, scale: 0.47 },
    { sprites: ['raiju0', 'raiju1'], x: 1650, y: 250, scale: 0.47 },
  ],
};

/** The song's end: every note was hit. */
export function fullCombo(beat: number): readonly Op[] {
  const age = beat - LAST;
  if (age < 0) return [];
  const leap = 1 + 0.5 * blow(age, 6);
  const words = type('FULL COMBO', 960, 640, {
    size: 150,
    colour: COLOUR.gold,
    anchor: 'middle',
    isOutlined: true,
    look: { alpha: clamp(age * 8) },
  });
  return [
    ...veil(WIDE.width, WIDE.height, COLOUR.ink, 0.45 * easeOut(age)),
    star([960, 590], 900 * easeOut(age), 1, 0.5 * blow(age, 0.6)),
    ...splinters([960, 590], 700, 70, 31, age / 2.4, [COLOUR.a, COLOUR.b, COLOUR.gold]),
    scaled([words], [960, 590], leap),
  ];
}

/** The video opens out of the flash and shuts on its last beat. */
export function curtain(beat: number): readonly Op[] {
  const { width, height } = WIDE;
  return [
    ...halves(width, height, beat < 1 ? 1 - easeOut(beat) : 0),
    ...veil(width, height, COLOUR.flash, blow(beat, 5)),
    ...core([width / 2, height / 2], 500, blow(beat, 4)),
    ...halves(width, height, beat > WHOLE - 0.8 ? easeIn((beat - WHOLE + 0.8) / 0.8) : 0),
  ];
}

const video =
  (play: Play) =>
  (time: number): Frame => {
    const beat = time / BEAT;
    const ops = [...playWide(play, beat), ...fullCombo(beat), ...curtain(beat)];
    return [moved(ops, 0, 0, 960 / WIDE.width)];
  };

/** Two lanes, from the first note to the last: at 960 by 540. */
export const freePlay01 = video(LIGHT);

/** Four lanes. */
export const freePlay02 = video(HARD);
