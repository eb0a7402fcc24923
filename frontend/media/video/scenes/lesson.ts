/** How to play in three steps, in signs alone or with a sentence each, beside the game's own tutorial. */
import { ellipse, rect, slash } from '../../pictures/system/geometry';
import { waveform } from '../../pictures/system/texture';
import { COLOUR } from '../../pictures/system/tokens';
import { blow, easeOut, mixed, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { faded, fill, moved, sprite, stroke } from '../frame/ops';
import { type, widthOf } from '../frame/type';
import { star } from './effects';
import { HEIGHT, WIDTH } from '../video';
import { curtain } from './parts';

/** The left edge of the stage. */
const STAGE_AT = 720;

const ACCENTS = [COLOUR.a, COLOUR.b, COLOUR.gold] as const;
const { paper, ink, line } = COLOUR;

/** A note as it is played. */
export interface Note {
  readonly lane: number;
  /** When it is hit, and how long it is held, in beats. */
  readonly beat: number;
  readonly held: number;
}

/** How long ago the last note on a lane was hit, in beats; nothing yet is long ago. */
function sinceHit(notes: readonly Note[], lane: number, beat: number): number {
  const note = notes.findLast((one) => one.lane === lane && one.beat <= beat);
  return note === undefined ? Infinity : Math.max(0, beat - note.beat - note.held);
}

/** What the tutorial's video shows. */
export interface LessonScene {
  readonly notes: readonly Note[];
  /** Seconds of a beat and of the video. */
  readonly beat: number;
  readonly seconds: number;
  /** Beats on which each step begins. */
  readonly begins: readonly [number, number, number];
  /** What each step says, where the language needs words. */
  readonly words?: readonly string[];
}

/** An eye that looks down the lane. */
function eye(beat: number): readonly Op[] {
  const look = 26 * Math.sin((beat / 4) * Math.PI * 2);
  return [
    stroke('M-130 0C-80 -84 80 -84 130 0C80 84 -80 84 -130 0Z', paper, 16),
    fill(ellipse(look, 6, 44), COLOUR.a),
    fill(ellipse(look, 6, 20), ink),
    fill(ellipse(look + 14, -8, 9), COLOUR.flash),
  ];
}

/** The music: a waveform with its four beats, one of them now. */
export function music(beat: number): readonly Op[] {
  const now = Math.floor(beat) % 4;
  const wave = waveform({ x: -200, y: -70, width: 400, height: 130 }, 16, 10, (t) => {
    const phase = (t * 4) % 1;
    const isNow = Math.floor(t * 4) === now;
    return (0.16 + 0.7 * Math.exp(-phase * 4)) * (isNow ? 0.6 + 0.4 * pulse(beat) : 0.5);
  });
  const beats = [0, 1, 2, 3].map((index) =>
    fill(slash(-200 + index * 104, 112, 80, 22), index === now ? COLOUR.gold : line),
  );
  return [fill(wave, COLOUR.b), ...beats];
}

/** A finger on a key: it comes down as the note meets the line. */
function press(beat: number, notes: readonly Note[]): readonly Op[] {
  const down = Math.max(blow(sinceHit(notes, 0, beat), 4), blow(sinceHit(notes, 1, beat), 4));
  const y = 26 * down;
  return [
    fill(slash(-120, 118, 220, 18), COLOUR.gold, { alpha: 0.35 + 0.65 * down }),
    fill(rect(-70, 20 + y, 140, 80 - y), ink),
    stroke(rect(-70, 20 + y, 140, 80 - y), paper, 12),
    fill(`M-24 ${(-120 + y).toFixed(1)}h48v76h38l-62 56l-62 -56h38z`, COLOUR.gold),
    star([0, 20 + y], 150, 1, 0.8 * down),
  ];
}

/** A step's sentence below its sign, as wide as its plate allows. */
function sentence(says: string | undefined): readonly Op[] {
  if (says === undefined) return [];
  const size = Math.min(56, 56 * (390 / widthOf(says, 56, 'kr')));
  return [
    type(says, 425, 108, { size, colour: paper, anchor: 'middle', face: 'kr', isOutlined: true }),
  ];
}

/** A step's plate: its number, its sign, and what it says. */
function step(scene: LessonScene, index: 0 | 1 | 2, beat: number): readonly Op[] {
  const age = beat - scene.begins[index];
  if (age < 0) return [];
  const isNow = index === 2 || beat < (scene.begins[index + 1] ?? Infinity);
  const accent = ACCENTS[index];
  const says = scene.words?.[index];
  const sign = [eye(beat), music(beat), press(beat, scene.notes)][index] ?? [];
  return [
    moved(
      [
        fill(slash(0, 130, 660, 240), ink, { alpha: 0.92 }),
        fill(slash(0, 130, 22, 240), accent),
        fill(slash(-3, 142, 660, 8), accent, { alpha: isNow ? 1 : 0.3 }),
        type((index + 1).toString(), 150, 58, { size: 150, colour: accent, anchor: 'middle' }),
        moved(sign, 425, says === undefined ? 0 : -24, says === undefined ? 0.8 : 0.62),
        ...sentence(says),
      ],
      mixed(-900, 0, easeOut(age / 1.2)) + 60,
      260 + index * 280,
      isNow ? 1 + 0.015 * pulse(beat, 4) : 1,
      0,
      { alpha: isNow ? 1 : 0.5 },
    ),
  ];
}

/** The picture of the tutorial's video at a time. */
export const lessonFrame =
  (scene: LessonScene) =>
  (time: number): Frame => {
    const beat = time / scene.beat;
    return [
      fill(rect(0, 0, WIDTH, HEIGHT), ink),
      sprite('ground', STAGE_AT, 0, WIDTH - STAGE_AT, HEIGHT),
      fill(rect(STAGE_AT, 0, 260, HEIGHT), {
        line: [STAGE_AT, 0, STAGE_AT + 260, 0],
        stops: [
          [0, ink],
          [1, faded(ink, 0)],
        ],
      }),
      sprite('run', STAGE_AT, 0, WIDTH - STAGE_AT, HEIGHT),
      ...([0, 1, 2] as const).flatMap((index) => step(scene, index, beat)),
      ...curtain(time, scene.seconds),
    ];
  };
