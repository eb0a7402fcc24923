import { n, poly, rect } from '../../pictures/system/geometry';
import { COLOUR, GRID, SLASH } from '../../pictures/system/tokens';
import { BEAT, blow, easeOut, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, glow, group, moved, scaled, sprite } from '../frame/ops';
import { core, lamps, veil } from './effects';

/** Beats of the video, and steps of a song's levels for each. */
const WHOLE = 16;
const STEPS = 4;

export const ALBUM_SECONDS = WHOLE * BEAT;

const [W, H] = [1920, 1080];
const DISC = [1230, 500] as const;
const RADIUS = 330;

/** How loud a song is at each sixteenth, from 0 to 1, and the sleeve that it is seen beside. */
export interface Record {
  readonly jacket: string;
  readonly disc: string;
  readonly levels: readonly number[];
  readonly accent: string;
}

const at = (levels: readonly number[], step: number): number =>
  levels[((Math.floor(step) % levels.length) + levels.length) % levels.length] ?? 0;

/** Bars that stand around the disc and leap with the music. */
function crown({ levels }: Record, beat: number): string {
  const count = 96;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const mirrored = Math.min(index, count - index);
    const level = at(levels, beat * STEPS - mirrored / 3);
    const tall = 12 + 130 * level * (0.45 + 0.55 * pulse(beat * 2, 2));
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const side = (far: number, half: number): readonly [number, number] => [
      DISC[0] + c * far - s * half,
      DISC[1] + s * far + c * half,
    ];
    return poly([
      side(RADIUS + 18, -6),
      side(RADIUS + 18, 6),
      side(RADIUS + 18 + tall, 6),
      side(RADIUS + 18 + tall, -6),
    ]);
  }).join('');
}

/** The song's levels as they pass the middle: what was on the left, what comes on the right. */
function strip(record: Record, beat: number): readonly Op[] {
  const step = 3 * GRID;
  const count = W / step + 2;
  const now = beat * STEPS;
  const first = Math.floor(now) - Math.floor(count / 2);
  let [gone, coming] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const place = first + index;
    const x = W / 2 + (place - now) * step;
    const tall = GRID + Math.round((150 * at(record.levels, place)) / GRID) * GRID;
    const bar = rect(x, 960 - tall / 2, 16, tall);
    if (place < now) gone += bar;
    else coming += bar;
  }
  return [
    fill(rect(0, 868, W, 184), COLOUR.ink, { alpha: 0.8 }),
    fill(gone, record.accent),
    fill(coming, COLOUR.mist, { alpha: 0.6 }),
    fill(`M${n(W / 2 + 28)} 868h6L${n(W / 2 + 34 - 184 * SLASH)} 1052h-6Z`, COLOUR.flash),
  ];
}

function scene(record: Record, beat: number): Frame {
  const out = easeOut((beat - 0.4) / 1.6);
  const x = DISC[0] - 420 * (1 - out);
  const turn = (beat / WHOLE) * 360 * 4;
  const level = at(record.levels, beat * STEPS);
  const jacket = 640 * (1 + 0.018 * pulse(beat, 4));
  const disc = [
    glow(
      record.accent === COLOUR.a ? 'glowA' : 'glowB',
      x,
      DISC[1],
      RADIUS * 2.1,
      0.35 + 0.4 * level,
    ),
    ...(out > 0.98 ? [fill(crown(record, beat), record.accent)] : []),
    moved([sprite(record.disc, -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS)], x, DISC[1], 1, turn),
  ];
  return [
    sprite('sky', 0, 0, W, H),
    fill(rect(0, 0, W, H), COLOUR.ink, { alpha: 0.55 }),
    ...lamps(W, H, beat, 0.55),
    ...disc,
    scaled(
      [
        fill(rect(360, 190, 640, 640), COLOUR.ink, { alpha: 0.5 }),
        sprite(record.jacket, 350 + (640 - jacket) / 2, 180 + (640 - jacket) / 2, jacket, jacket),
      ],
      [670, 500],
      easeOut(beat / 0.6) * 0.08 + 0.92,
    ),
    ...strip(record, beat),
    ...core([670, 500], 700, blow(beat, 4)),
    ...veil(W, H, COLOUR.flash, blow(beat, 5)),
    ...veil(W, H, COLOUR.ink, easeOut((beat - WHOLE + 1) / 1)),
  ];
}

/** A sleeve, its disc and a song that is seen: at 960 by 540. */
export const album =
  (record: Record) =>
  (time: number): Frame => [moved([group(scene(record, time / BEAT))], 0, 0, 960 / W)];
