/** Two songs, each by itself, then both at once: the third is played. */
import { rect, slash } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { blow, clamp, easeIn, easeOut, mixed, part, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, glow, group, moved, sprite } from '../frame/ops';
import { type, widthOf } from '../frame/type';
import { ring, splinters } from './effects';
import { SOUND_SIZE, type Size, UPRIGHT_SIZE } from '../video';
import type { Plate } from './parts';
import { curtain, fullCombo, plate } from './parts';
import { onStage } from './run';
import type { Row } from './strip';
import { strip } from './strip';

type Point = readonly [number, number];

/** What stands where on a picture of a shape. */
interface Layout {
  readonly size: Size;
  /** Where both songs meet, and how wide their sleeves are. */
  readonly middle: Point;
  readonly side: number;
  /** From the middle to the second sleeve, and to where it comes from, in directions of its own. */
  readonly apart: number;
  readonly away: number;
  readonly way: Point;
  /** A title's size and width, and how far it stands below a sleeve. */
  readonly title: { readonly size: number; readonly width: number; readonly below: number };
  /** The height of the strip's middle. */
  readonly strip: number;
  /** The third song's title: the plate, the heights of its lines, its size and width; then its art on the plate. */
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
  side: 520,
  apart: 440,
  away: 1536,
  way: [1, 0],
  title: { size: 44, width: 640, below: 84 },
  strip: 940,
  third: {
    plate: slash(60, 880, 1720, 150),
    lines: [830],
    size: 60,
    width: 1500,
    reach: 900,
    art: [142, 100, 112],
  },
};

/** One sleeve above the other. */
const UPRIGHT: Layout = {
  size: UPRIGHT_SIZE,
  middle: [360, 530],
  side: 340,
  apart: 250,
  away: 1024,
  way: [0.2, 1],
  title: { size: 34, width: 620, below: 62 },
  strip: 1160,
  third: {
    plate: slash(-40, 980, 770, 180),
    lines: [890, 950],
    size: 44,
    width: 640,
    reach: 620,
    art: [84, 128, 68],
  },
};
/** Seconds in which the songs run into each other, and in which the third one's art goes to its plate. */
const [RUN, BORN] = [0.55, 1.5];

/** What a mash-up's video shows. */
export interface MashScene {
  readonly size: Size;
  readonly row: Row;
  readonly titles: readonly [string, string];
  /** Seconds at which the second song begins, at which both play, and of the video. */
  readonly second: number;
  readonly both: number;
  readonly seconds: number;
  /** Seconds until the last note. */
  readonly last: number;
  readonly plate: Plate;
}

const layoutOf = ({ size }: MashScene): Layout => (size.height > size.width ? UPRIGHT : WIDE);

/** A song's sleeve with its title: bright while it is heard, dim while it waits. */
function song(scene: MashScene, index: 0 | 1, time: number): readonly Op[] {
  const { both, second, row, titles } = scene;
  const { middle, side, apart: far, away: outside, way, title: look } = layoutOf(scene);
  const sign = index === 0 ? -1 : 1;
  const isHeard = time >= second === (index === 1);
  const since = index === 1 ? time - second : time;
  const ready = index === 0 ? easeOut(time / 0.6) : easeOut((time - 0.2) / 0.6);
  const run = easeIn(part(time, both - RUN, both));
  const lit = isHeard ? 1 : 0.28 + 0.72 * Math.max(run, blow(time - second, 3) * (1 - index));
  const away = mixed(outside, far, ready) * (1 - run) + side * 0.3 * run;
  const [x, y] = [middle[0] + sign * away * way[0], middle[1] + sign * away * way[1]];
  const beat = row.beat(time);
  const leap = isHeard ? 1 + 0.05 * pulse(beat, 4) + 0.1 * blow(Math.max(0, since), 6) : 0.86;
  const colour = index === 0 ? COLOUR.a : COLOUR.b;
  const title = titles[index];
  const size = Math.min(look.size, look.size * (look.width / widthOf(title, look.size)));
  return [
    ...(isHeard ? [glow(index === 0 ? 'glowA' : 'glowB', x, y, side + 40, 0.45)] : []),
    moved(
      [
        fill(rect(-side / 2 - 14, -side / 2 - 14, side + 28, side + 28), colour),
        sprite(index === 0 ? 'cover' : 'guest', -side / 2, -side / 2, side, side),
        type(title, 0, side / 2 + look.below, { size, colour: COLOUR.paper, anchor: 'middle' }),
      ],
      x,
      y,
      mixed(leap, 1, run),
      6 * sign * (1 - run),
      { alpha: lit },
    ),
  ];
}

/** Pictures a second while nothing moves fast: the others repeat, which costs nothing. */
const CALM = 30;

/** Both songs, the one that is heard in front of its bars. */
function apart(scene: MashScene, exact: number): readonly Op[] {
  const { size, strip: y } = layoutOf(scene);
  const { width, height } = size;
  const time = Math.floor(exact * CALM + 1e-6) / CALM;
  const accent = time < scene.second ? COLOUR.a : COLOUR.b;
  const order = time < scene.second ? ([1, 0] as const) : ([0, 1] as const);
  return [
    sprite('sky', 0, 0, width, height),
    glow('glowA', 0, 240, 900, 0.2),
    glow('glowB', width, 300, 900, 0.2),
    fill(rect(0, 0, width, height), COLOUR.ink, { alpha: 0.35 }),
    ...order.flatMap((index) => song(scene, index, time)),
    ...strip(scene.row, time, y, accent, width),
  ];
}

/** The third song's title: on a line, or one of the two songs on each. */
function thirdTitle(scene: MashScene, age: number): readonly Op[] {
  const { middle, third } = layoutOf(scene);
  const { lines, size, width } = third;
  const texts = lines.length === 1 ? [scene.plate.title] : scene.plate.title.split(/(?<= ×) /u);
  const look = { alpha: 1 - part(age, 0.7, 1) };
  const { paper } = COLOUR;
  return texts.map((text, index) =>
    type(text, middle[0], lines[index] ?? 0, {
      size: Math.min(size, size * (width / widthOf(text, size))),
      colour: paper,
      anchor: 'middle',
      isOutlined: true,
      look,
    }),
  );
}

/** The third song's art stands where both met, then flies to its place on the plate. */
function born(scene: MashScene, age: number): readonly Op[] {
  if (age > BORN) return [];
  const { middle, side, third } = layoutOf(scene);
  const leave = easeIn(part(age, 0.8, BORN));
  const [atX, atY, small] = third.art;
  const size = mixed(side * (1 + 0.2 * blow(age, 4)), small, leave);
  const [x, y] = [mixed(middle[0], atX, leave), mixed(middle[1], atY, leave)];
  const colours = [COLOUR.a, COLOUR.b, COLOUR.paper];
  return [
    // A shade over the whole picture that lifts would cost more than all the rest.
    fill(third.plate, COLOUR.ink, { alpha: 0.92 * (1 - part(age, 0.7, 1)) }),
    ring(middle, third.reach, COLOUR.a, clamp(age * 1.2)),
    ...splinters(middle, Math.round(third.reach * 0.78), 24, 17, age / 1.2, colours),
    fill(rect(x - size / 2 - 10, y - size / 2 - 10, size + 20, size + 20), COLOUR.flash),
    sprite('mash', x - size / 2, y - size / 2, size, size),
    ...thirdTitle(scene, age),
  ];
}

/** The picture of a mash-up's video at a time. */
export const mashFrame =
  (scene: MashScene) =>
  (time: number): Frame => {
    const { size } = scene;
    const age = time - scene.both;
    const body =
      age < 0
        ? apart(scene, time)
        : [
            ...onStage(size),
            ...plate(scene.plate, age - BORN + 0.5, size),
            ...born(scene, age),
            ...fullCombo(time - scene.last - 0.12, size),
          ];
    return [group(body), ...curtain(time, scene.seconds, size)];
  };
