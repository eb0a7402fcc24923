import type { TrackShape } from '../../pictures/scenes/track';
import { Track } from '../../pictures/scenes/track';
import { COLOUR } from '../../pictures/system/tokens';
import { pulse } from '../frame/motion';
import type { Op } from '../frame/ops';
import { scaled, sprite } from '../frame/ops';
import type { Note } from './chart';
import { lamps } from './effects';
import { field } from './field';
import { announcement, tallDisplay, wideDisplay } from './hud';
import type { Title } from './hud';

/** Who dances beside the lanes: a sprite for each of two poses, 1200 by 2000 units, and where they stand. */
export interface Dancer {
  readonly sprites: readonly [string, string];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A song in play. */
export interface Play {
  readonly title: Title;
  readonly notes: readonly Note[];
  readonly keys: readonly string[];
  readonly shape: TrackShape;
  readonly dancers: readonly Dancer[];
}

export const WIDE = { width: 1920, height: 1080 } as const;
export const TALL = { width: 1080, height: 1920 } as const;

/** The lanes on a wide screen. */
export const wideLanes = (lanes: 2 | 4): TrackShape => ({
  vanish: [960, 170],
  near: 1050,
  width: lanes === 2 ? 1080 : 1400,
  lanes,
  steep: 3.2,
});

/** The lanes on an upright screen. */
export const tallLanes = (lanes: 2 | 4): TrackShape => ({
  vanish: [540, 640],
  near: 1850,
  width: lanes === 2 ? 960 : 1060,
  lanes,
  steep: 3.2,
});

/** An idol who changes pose on each beat and lands in it. */
export function dancer({ sprites, x, y, scale }: Dancer, beat: number): Op {
  const name = sprites[Math.floor(beat) % 2 === 0 ? 0 : 1];
  const bounce = pulse(beat, 5);
  const [width, height] = [1200 * scale, 2000 * scale];
  const rise = 26 * scale * Math.sin(Math.PI * (beat - Math.floor(beat)));
  const body = sprite(name, x - width / 2, y - rise, width, height);
  return scaled([body], [x, y + height * 0.92], 1 + 0.025 * bounce, 1 - 0.035 * bounce);
}

/** Everything behind the display at a beat. What fills the whole picture stands still: it would cost most of the file. */
function scene(play: Play, size: typeof WIDE | typeof TALL, beat: number): readonly Op[] {
  const { width, height } = size;
  return [
    sprite(width > height ? 'hall' : 'hallTall', 0, 0, width, height),
    ...lamps(width, height, 0.45),
    ...play.dancers.map((one) => dancer(one, beat)),
    ...field(new Track(play.shape), play.notes, play.keys, beat),
  ];
}

/** A song in play on a wide screen, in 1920 by 1080 units. */
export const playWide = (play: Play, beat: number, isAnnounced = true): readonly Op[] => [
  ...scene(play, WIDE, beat),
  ...wideDisplay(play.title, play.notes, beat),
  ...(isAnnounced ? announcement(play.title, WIDE.width, 600, 150, beat) : []),
];

/** A song in play on an upright screen, in 1080 by 1920 units. */
export const playTall = (play: Play, beat: number): readonly Op[] => [
  ...scene(play, TALL, beat),
  ...tallDisplay(play.title, play.notes, beat),
  ...announcement(play.title, TALL.width, 1180, 104, beat),
];

/** The accents of the two modes. */
export const ACCENT = { light: COLOUR.a, hard: COLOUR.b } as const;
