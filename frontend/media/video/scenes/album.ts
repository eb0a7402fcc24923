/** A sleeve, its disc, and the songs that are heard. */
import { poly, rect } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { easeOut, mixed, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, glow, moved, scaled, sprite } from '../frame/ops';
import { type } from '../frame/type';
import { HEIGHT, WIDTH } from '../video';
import { curtain } from './parts';
import type { Row } from './strip';
import { strip } from './strip';

const DISC = [1220, 420] as const;
const RADIUS = 290;
const SLEEVE = [690, 420] as const;
const SIDE = 560;
/** Turns of the disc a second: as 33 a minute. */
const TURNS = 33.3 / 60;

/** What an album's video shows. */
export interface AlbumScene {
  readonly row: Row;
  readonly seconds: number;
  readonly accent: string;
}

/** Bars that stand around the disc and leap with the music. */
function crown(row: Row, time: number): string {
  const count = 96;
  const [now, leap] = [row.position(time), pulse(row.beat(time) * 2, 2)];
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const mirrored = Math.min(index, count - index);
    const tall = 12 + 96 * row.level(now - mirrored / 3) * (0.45 + 0.55 * leap);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const side = (far: number, half: number): readonly [number, number] => [
      DISC[0] + c * far - s * half,
      DISC[1] + s * far + c * half,
    ];
    const near = RADIUS + 18;
    return poly([side(near, -6), side(near, 6), side(near + tall, 6), side(near + tall, -6)]);
  }).join('');
}

/** The title of what is heard, which comes in as its song begins. */
function heard(row: Row, time: number, accent: string): readonly Op[] {
  const { cut, age } = row.playing(time);
  const x = mixed(-900, 0, easeOut(age / 0.7));
  return [
    moved(
      [
        fill('M64 778h18l-11 36h-18z', accent),
        type(cut.song.title, 104, 814, { size: 40, colour: COLOUR.paper, isOutlined: true }),
      ],
      x,
      0,
    ),
  ];
}

/** The picture of an album's video at a time. */
export const albumFrame =
  ({ row, seconds, accent }: AlbumScene) =>
  (time: number): Frame => {
    const out = easeOut((time - 0.3) / 1.2);
    const x = DISC[0] - 380 * (1 - out);
    const light = accent === COLOUR.a ? 'glowA' : 'glowB';
    return [
      sprite('sky', 0, 0, WIDTH, HEIGHT),
      glow('glowA', 0, 240, 900, 0.2),
      glow('glowB', WIDTH, 300, 900, 0.2),
      fill(rect(0, 0, WIDTH, HEIGHT), COLOUR.ink, { alpha: 0.4 }),
      // What fills the picture stands still: a light that pulses over the dots would cost most of the file.
      glow(light, x, DISC[1], RADIUS * 2.1, 0.45),
      ...(out > 0.98 ? [fill(crown(row, time), accent)] : []),
      moved(
        [sprite('disc', -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS)],
        x,
        DISC[1],
        1,
        time * TURNS * 360,
      ),
      scaled(
        [
          fill(rect(SLEEVE[0] - 270, SLEEVE[1] - 270, SIDE, SIDE), COLOUR.ink, { alpha: 0.5 }),
          sprite('jacket', SLEEVE[0] - SIDE / 2, SLEEVE[1] - SIDE / 2, SIDE, SIDE),
        ],
        SLEEVE,
        easeOut(time / 0.5) * 0.06 + 0.94,
      ),
      ...heard(row, time, accent),
      ...strip(row, time, 940, accent),
      ...curtain(time, seconds),
    ];
  };
