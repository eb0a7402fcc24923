/** Two songs meet, face to face at the crossfader; then the third, which they make, is played. */
import { rect, slash } from '../../pictures/system/geometry';
import { COLOUR, SLASH } from '../../pictures/system/tokens';
import { blow, clamp, easeIn, easeOut, mixed, part } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, group, moved, sprite } from '../frame/ops';
import { type, widthOf } from '../frame/type';
import { core, ring, splinters, star } from './effects';
import type { Outcome } from '../painter/outcome';
import { SOUND_SIZE, type Size, UPRIGHT_SIZE } from '../video';
import type { Plate } from './parts';
import { curtain, plate } from './parts';
import { result } from './result';
import { RESULT_AFTER, onStage } from './run';

type Point = readonly [number, number];

/** What stands where on a picture of a shape. */
interface Layout {
  readonly size: Size;
  /** Where both songs meet. */
  readonly middle: Point;
  /** A face's size, how far its middle is from where they meet, and how far it goes: the first one to the other side. */
  readonly face: number;
  readonly apart: Point;
  readonly away: Point;
  /** The crossfader: its left edge, its height, how wide and how tall it is. */
  readonly fader: readonly [x: number, y: number, width: number, height: number];
  /** The third song: how large its art is where both meet, and its title's plate, lines, size, width; then its art on the plate. */
  readonly art: number;
  readonly third: {
    readonly plate: string;
    readonly lines: readonly number[];
    readonly size: number;
    readonly width: number;
    readonly reach: number;
    readonly art: readonly [...Point, number];
  };
}

const WIDE: Layout = {
  size: SOUND_SIZE,
  middle: [960, 430],
  face: 1180,
  apart: [430, 120],
  away: [1150, 0],
  fader: [420, 930, 1080, 28],
  art: 420,
  third: {
    plate: slash(60, 880, 1720, 150),
    lines: [830],
    size: 60,
    width: 1500,
    reach: 900,
    art: [142, 100, 112],
  },
};

/** One face above the other. */
const UPRIGHT: Layout = {
  size: UPRIGHT_SIZE,
  middle: [360, 560],
  face: 800,
  apart: [110, 330],
  away: [500, 900],
  fader: [60, 1180, 600, 22],
  art: 320,
  third: {
    plate: slash(-40, 980, 770, 180),
    lines: [890, 950],
    size: 44,
    width: 640,
    reach: 620,
    art: [84, 128, 68],
  },
};

/** Seconds from which on both part and until which they are gone; in which the third song's art stands, and goes to its plate. */
const [PARTS, GONE] = [0.7, 1.15];
const [STANDS, BORN] = [1.1, 1.6];

/** What a mash-up's video shows. */
export interface MashScene {
  readonly size: Size;
  /** Seconds of the video, and until the last note. */
  readonly seconds: number;
  readonly last: number;
  readonly plate: Plate;
  readonly outcome: Outcome;
}

const layoutOf = ({ size }: MashScene): Layout => (size.height > size.width ? UPRIGHT : WIDE);

/** The half of a picture on one side of the slash through where both meet. */
function half({ size, middle }: Layout, sign: 1 | -1): string {
  const { width, height } = size;
  if (width > height) {
    const x = (y: number): number => middle[0] + (middle[1] - y) * SLASH;
    const edge = sign < 0 ? 0 : width;
    return `M${String(edge)} 0L${String(x(0))} 0L${String(x(height))} ${String(height)}L${String(edge)} ${String(height)}Z`;
  }
  const y = (x: number): number => middle[1] + (middle[0] - x) * SLASH;
  const edge = sign < 0 ? 0 : height;
  return `M0 ${String(edge)}L0 ${String(y(0))}L${String(width)} ${String(y(width))}L${String(width)} ${String(edge)}Z`;
}

/** One of both faces on its half of the sky, pushed on by its song. */
function face(layout: Layout, sign: 1 | -1, age: number): Op {
  const { size, middle, face: side, apart, away } = layout;
  const gone = easeIn(part(age, PARTS, GONE));
  const push = 1 - 0.08 * easeOut(age / PARTS);
  const x = middle[0] + sign * apart[0] * push;
  const y = middle[1] + (size.width > size.height ? apart[1] : sign * apart[1] * push);
  const leap = side * (1 + 0.05 * blow(age, 5));
  const ops = [
    sprite('sky', 0, 0, size.width, size.height),
    sprite(sign < 0 ? 'faceA' : 'faceB', x - leap / 2, y - leap / 2, leap, leap),
  ];
  return moved(
    [group(ops, { clip: half(layout, sign) })],
    sign * away[0] * gone,
    sign * away[1] * gone,
  );
}

/** The crossfader with its knob in the middle, where both sound. */
function fader({ fader: [x, y, width, height] }: Layout, age: number): readonly Op[] {
  const gone = easeIn(part(age, PARTS, GONE));
  const knob = height * 3.2;
  const middle = x + width / 2;
  // It shakes under the blow.
  const shift = 40 * blow(age, 4) * Math.sin(age * 40);
  return [
    moved(
      [
        fill(slash(x - 60, y + height + 50, width + 90, height + 100), COLOUR.ink, { alpha: 0.9 }),
        fill(rect(x, y, middle + shift - x, height), COLOUR.a),
        fill(rect(middle + shift, y, x + width - middle - shift, height), COLOUR.b),
        fill(
          slash(
            middle + shift - knob * 0.3,
            y + height + knob * 0.35,
            knob * 0.5,
            height + knob * 0.7,
          ),
          COLOUR.flash,
        ),
      ],
      0,
      300 * gone,
    ),
  ];
}

/** Both songs meet: a blow between the faces. */
function meeting(layout: Layout, age: number): readonly Op[] {
  if (age > GONE) return [];
  const { middle, third } = layout;
  const light = blow(age, 3.2);
  return [
    face(layout, -1, age),
    face(layout, 1, age),
    star(middle, third.reach * (0.35 + 0.4 * easeOut(age)), 2, 0.9 * light),
    ...core(middle, third.reach * 0.45, light),
    ring(middle, third.reach, COLOUR.flash, clamp(age * 1.2)),
    ...splinters(middle, third.reach, 46, 5, age / 1.1 + 0.02, [COLOUR.a, COLOUR.b, COLOUR.flash]),
    ...fader(layout, age),
  ];
}

/** The third song's title: on a line, or one of the two songs on each. */
function thirdTitle({ plate: { title } }: MashScene, { middle, third }: Layout, age: number) {
  const { lines, size, width } = third;
  const texts = lines.length === 1 ? [title] : title.split(/(?<= ×) /u);
  const look = { alpha: 1 - part(age, STANDS - 0.1, STANDS + 0.2) };
  return texts.map((text, index) =>
    type(text, middle[0], lines[index] ?? 0, {
      size: Math.min(size, size * (width / widthOf(text, size))),
      colour: COLOUR.paper,
      anchor: 'middle',
      isOutlined: true,
      look,
    }),
  );
}

/** The third song's art stands where both have met, then flies to its place on the plate. */
function born(scene: MashScene, layout: Layout, age: number): readonly Op[] {
  const since = age - PARTS;
  if (since < 0 || age > BORN) return [];
  const { middle, art, third } = layout;
  const leave = easeIn(part(age, STANDS, BORN));
  const [atX, atY, small] = third.art;
  const come = easeOut(since / 0.2);
  const size = mixed(art * come * (1 + 0.2 * blow(since, 4)), small, leave);
  const [x, y] = [mixed(middle[0], atX, leave), mixed(middle[1], atY, leave)];
  return [
    // A shade over the whole picture that lifts would cost more than all the rest.
    fill(third.plate, COLOUR.ink, {
      alpha: 0.92 * come * (1 - part(age, STANDS - 0.1, STANDS + 0.2)),
    }),
    fill(rect(x - size / 2 - 10, y - size / 2 - 10, size + 20, size + 20), COLOUR.flash),
    sprite('mash', x - size / 2, y - size / 2, size, size),
    ...thirdTitle(scene, layout, age),
  ];
}

/** The picture of a mash-up's video at a time. */
export const mashFrame =
  (scene: MashScene) =>
  (time: number): Frame => {
    const { size, seconds, last, outcome } = scene;
    const layout = layoutOf(scene);
    const body = [
      ...onStage(size),
      ...plate(scene.plate, time - BORN + 0.5, size),
      ...meeting(layout, time),
      ...born(scene, layout, time),
      ...result(outcome, time - last - RESULT_AFTER, size),
    ];
    return [group(body), ...curtain(time, seconds, size, true)];
  };
