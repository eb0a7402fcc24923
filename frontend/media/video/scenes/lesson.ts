import { ellipse, rect, slash } from '../../pictures/system/geometry';
import { Track } from '../../pictures/scenes/track';
import { waveform } from '../../pictures/system/texture';
import { COLOUR } from '../../pictures/system/tokens';
import { BEAT, blow, clamp, easeOut, mixed, part, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, moved, scaled, sprite, stroke } from '../frame/ops';
import { type, widthOf } from '../frame/type';
import { lastHit, notesOf, sinceHit } from './chart';
import { core, star, streaks } from './effects';
import { field } from './field';
import { curtain } from './free-play';

/** Beats of the video, and on which each of its three steps begins. */
const WHOLE = 16;
const BEGINS = [0, 5, 10] as const;

export const LESSON_SECONDS = WHOLE * BEAT;

const [W, H] = [1920, 1080];
const TRACK = new Track({ vanish: [1260, 150], near: 1030, width: 980, lanes: 2, steep: 3.2 });
const NOTES = notesOf([
  '.... .... .... .... x... x... .... x... .... .... x... .... x... x--- --..',
  '.... .... .... .... .... .... x... .... x... .... .... x... x... x--- --..',
]);
const ACCENTS = [COLOUR.a, COLOUR.b, COLOUR.gold] as const;
const { paper, ink, line } = COLOUR;

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
function music(beat: number): readonly Op[] {
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
function press(beat: number): readonly Op[] {
  const down = Math.max(blow(sinceHit(NOTES, 0, beat), 4), blow(sinceHit(NOTES, 1, beat), 4));
  const y = 26 * down;
  return [
    fill(slash(-120, 118, 220, 18), COLOUR.gold, { alpha: 0.35 + 0.65 * down }),
    fill(rect(-70, 20 + y, 140, 80 - y), ink),
    stroke(rect(-70, 20 + y, 140, 80 - y), paper, 12),
    fill(`M-24 ${(-120 + y).toFixed(1)}h48v76h38l-62 56l-62 -56h38z`, COLOUR.gold),
    star([0, 20 + y], 190, 1, down),
  ];
}

const GLYPHS = [eye, music, press] as const;

/** A step's plate: its number, its glyph, and what it says where the language needs words. */
function plate(index: 0 | 1 | 2, beat: number, says: string | undefined): readonly Op[] {
  const age = beat - BEGINS[index];
  if (age < 0) return [];
  const isNow = index === 2 || beat < (BEGINS[index + 1] ?? WHOLE);
  const accent = ACCENTS[index];
  const y = 300 + index * 280;
  const x = mixed(-900, 0, easeOut(age / 0.8));
  const size = says === undefined ? 0 : Math.min(56, 56 * (500 / widthOf(says, 56, 'kr')));
  const words =
    says === undefined
      ? []
      : [
          type(says, 470, 108, {
            size,
            colour: paper,
            anchor: 'middle',
            face: 'kr',
            isOutlined: true,
          }),
        ];
  return [
    moved(
      [
        fill(slash(0, 130, 700, 240), ink, { alpha: 0.92 }),
        fill(slash(0, 130, 22, 240), accent),
        fill(slash(-3, 142, 700, 8), accent, { alpha: isNow ? 1 : 0.3 }),
        type((index + 1).toString(), 150, 58, { size: 150, colour: accent, anchor: 'middle' }),
        moved(
          GLYPHS[index](beat),
          470,
          says === undefined ? 0 : -24,
          says === undefined ? 0.8 : 0.62,
        ),
        ...words,
      ],
      x + 60,
      y,
      isNow ? 1 + 0.02 * pulse(beat, 4) : 1,
      0,
      { alpha: isNow ? 1 : 0.5 },
    ),
  ];
}

/** What an eye follows: arrows over the lane of the note that comes first. */
function arrows(beat: number): readonly Op[] {
  const shown = clamp(1 - part(beat, 4.4, 5));
  if (shown === 0) return [];
  return [2.4, 1.3, 0.65].map((z, index) => {
    const [x, y] = TRACK.point(0.25, z);
    const s = TRACK.scale(z) * 2;
    const lit = blow((beat * 2 - index + 6) % 3, 1.2);
    return moved([fill('M-60 -30H60L0 40Z', COLOUR.flash)], x, y + 30 * s * lit, s, 0, {
      alpha: shown * (0.25 + 0.75 * lit),
    });
  });
}

function scene(beat: number, words: readonly string[] | undefined): Frame {
  const last = lastHit(NOTES, beat);
  const age = last === undefined ? 99 : beat - last.beat;
  const [x, y] = TRACK.point(0.5, 0.06);
  const isBoth = last !== undefined && last.beat >= 12;
  return [
    sprite('hall', 0, 0, W, H),
    ...streaks([1260, 150], W * 0.6, 20, beat / 2, 0.4),
    ...field(TRACK, NOTES, ['F', 'J'], beat),
    ...arrows(beat),
    ...(isBoth
      ? [star([x, y - 30], 620, 2, blow(age, 3)), ...core([x, y - 30], 380, blow(age, 3.5))]
      : []),
    ...(age < 2
      ? [
          scaled(
            [
              type('PERFECT', 1260, 420, {
                size: 104,
                colour: COLOUR.gold,
                anchor: 'middle',
                isOutlined: true,
                look: { alpha: clamp(2 - age) },
              }),
            ],
            [1260, 390],
            1 + 0.25 * blow(age, 8),
          ),
        ]
      : []),
    ...plate(0, beat, words?.[0]),
    ...plate(1, beat, words?.[1]),
    ...plate(2, beat, words?.[2]),
    ...curtain(beat),
  ];
}

/** How to play in three steps, in signs alone or with a sentence each: at 960 by 540. */
export const lesson =
  (words?: readonly string[]) =>
  (time: number): Frame => [moved(scene(time / BEAT, words), 0, 0, 960 / W)];
