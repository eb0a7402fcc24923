/** Two songs, each by itself, then both at once: the third is played. */
import { rect, slash } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { blow, clamp, easeIn, easeOut, mixed, part, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, glow, group, moved, sprite } from '../frame/ops';
import { type, widthOf } from '../frame/type';
import { ring, splinters } from './effects';
import type { Dancer } from './play';
import { HEIGHT, WIDTH } from '../video';
import type { Plate } from './parts';
import { curtain, fullCombo, plate } from './parts';
import { onStage } from './run';
import type { Row } from './strip';
import { strip } from './strip';

const MIDDLE = [WIDTH / 2, 430] as const;
const SIDE = 520;
/** Seconds in which the songs run into each other, and in which the third one's art goes to its plate. */
const [RUN, BORN] = [0.55, 1.5];

/** What a mash-up's video shows. */
export interface MashScene {
  readonly row: Row;
  readonly titles: readonly [string, string];
  /** Seconds at which the second song begins, at which both play, and of the video. */
  readonly second: number;
  readonly both: number;
  readonly seconds: number;
  /** Seconds of a beat while both play, and until the last note. */
  readonly beat: number;
  readonly last: number;
  readonly dancers: readonly Dancer[];
  readonly plate: Plate;
}

/** A song's sleeve with its title: bright while it is heard, dim while it waits. */
function song(scene: MashScene, index: 0 | 1, time: number): readonly Op[] {
  const { both, second, row, titles } = scene;
  const sign = index === 0 ? -1 : 1;
  const isHeard = time >= second === (index === 1);
  const since = index === 1 ? time - second : time;
  const ready = index === 0 ? easeOut(time / 0.6) : easeOut((time - 0.2) / 0.6);
  const run = easeIn(part(time, both - RUN, both));
  const lit = isHeard ? 1 : 0.28 + 0.72 * Math.max(run, blow(time - second, 3) * (1 - index));
  const away = mixed(WIDTH * 0.8, 440, ready) * (1 - run) + SIDE * 0.3 * run;
  const x = MIDDLE[0] + sign * away;
  const beat = row.beat(time);
  const leap = isHeard ? 1 + 0.05 * pulse(beat, 4) + 0.1 * blow(Math.max(0, since), 6) : 0.86;
  const colour = index === 0 ? COLOUR.a : COLOUR.b;
  const title = titles[index];
  const size = Math.min(44, 44 * (640 / widthOf(title, 44)));
  return [
    ...(isHeard ? [glow(index === 0 ? 'glowA' : 'glowB', x, MIDDLE[1], 560, 0.45)] : []),
    moved(
      [
        fill(rect(-SIDE / 2 - 14, -SIDE / 2 - 14, SIDE + 28, SIDE + 28), colour),
        sprite(index === 0 ? 'cover' : 'guest', -SIDE / 2, -SIDE / 2, SIDE, SIDE),
        type(title, 0, SIDE / 2 + 84, { size, colour: COLOUR.paper, anchor: 'middle' }),
      ],
      x,
      MIDDLE[1],
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
  const time = Math.floor(exact * CALM + 1e-6) / CALM;
  const accent = time < scene.second ? COLOUR.a : COLOUR.b;
  const order = time < scene.second ? ([1, 0] as const) : ([0, 1] as const);
  return [
    sprite('sky', 0, 0, WIDTH, HEIGHT),
    glow('glowA', 0, 240, 900, 0.2),
    glow('glowB', WIDTH, 300, 900, 0.2),
    fill(rect(0, 0, WIDTH, HEIGHT), COLOUR.ink, { alpha: 0.35 }),
    ...order.flatMap((index) => song(scene, index, time)),
    ...strip(scene.row, time, 940, accent),
  ];
}

/** The third song's art stands where both met, then flies to its place on the plate. */
function born(scene: MashScene, age: number): readonly Op[] {
  if (age > BORN) return [];
  const leave = easeIn(part(age, 0.8, BORN));
  const size = mixed(SIDE * (1 + 0.2 * blow(age, 4)), 112, leave);
  const [x, y] = [mixed(MIDDLE[0], 142, leave), mixed(MIDDLE[1], 100, leave)];
  const title = scene.plate.title;
  return [
    // A shade over the whole picture that lifts would cost more than all the rest.
    fill(slash(60, 880, 1720, 150), COLOUR.ink, { alpha: 0.92 * (1 - part(age, 0.7, 1)) }),
    ring(MIDDLE, 900, COLOUR.a, clamp(age * 1.2)),
    ...splinters(MIDDLE, 700, 24, 17, age / 1.2, [COLOUR.a, COLOUR.b, COLOUR.paper]),
    fill(rect(x - size / 2 - 10, y - size / 2 - 10, size + 20, size + 20), COLOUR.flash),
    sprite('mash', x - size / 2, y - size / 2, size, size),
    type(title, MIDDLE[0], 830, {
      size: Math.min(60, 60 * (1500 / widthOf(title, 60))),
      colour: COLOUR.paper,
      anchor: 'middle',
      isOutlined: true,
      look: { alpha: 1 - part(age, 0.7, 1) },
    }),
  ];
}

/** The picture of a mash-up's video at a time. */
export const mashFrame =
  (scene: MashScene) =>
  (time: number): Frame => {
    const age = time - scene.both;
    const body =
      age < 0
        ? apart(scene, time)
        : [
            ...onStage(scene.dancers, age / scene.beat),
            ...plate(scene.plate, age - BORN + 0.5),
            ...born(scene, age),
            ...fullCombo(time - scene.last - 0.12),
          ];
    return [group(body), ...curtain(time, scene.seconds)];
  };
