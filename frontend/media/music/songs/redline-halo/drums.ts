import {
  clap,
  closedHat,
  crash,
  downlifter,
  impact,
  openHat,
  ride,
  rim,
  snare,
  tightKick,
  tom,
} from '../patches/drums';
import { REST, after, once } from '../phrases';
import type { Track } from '../../score/types';

const KICKS = ['X.........X.....', 'X.....x...X.....', 'X.........X..x..', 'X..x......X.x...'];

/** The second drop rolls: kicks that run into the snares. */
const ROLLING = ['X..x......X..x..', 'X.....x..xX.....', 'X..x......X..x..', 'X..x..x..xX.x.x.'];

/** Its snares come a step early at the end of the bar. */
const LEANING = ['....X..-.-..X.x-', '....X..-.o..X-.-', '....X..-.-..X.x-', '....X.-x.o.xX.ox'];

const SNARES = ['....X..-.-..X..-', '....X..-.-..X.--', '....X..-.-..X..-', '....X..-.o..X.ox'];

const FILL = '....X.x.X.xxX2X2';

/** Chopped like an old record: hits in between, softer. */
const BREAK_HATS = ['x.xox.xox.xox.xo', 'x.xox.xxx.xox.o2'];

/** What has no pitch. */
export const drums: readonly Track[] = [
  {
    name: 'kick',
    notation: 'drums',
    patch: tightKick,
    pumps: true,
    channel: { level: 1.5 },
    parts: {
      groove: ['X.........x.....', 'X.........x.....', 'X.........x.....', 'X.....x...x.....'],
      build: ['X.........x.....'],
      drop: [...KICKS, ...KICKS.slice(0, 3), 'X..x..x...X.x...'],
      switch: ['X.....X...X.....', 'X.........X..x..', 'X.....X...X.....', 'X..X......X.x.x.'],
      rise: [
        REST,
        REST,
        REST,
        REST,
        'X...X...X...X...',
        'X...X...X...X...',
        'X.X.X.X.X.X.X.X.',
        REST,
      ],
      peak: [...ROLLING, ...ROLLING.slice(0, 3), 'X..x..x.X.x.x.x.'],
      outro: [...Array<string>(6).fill('X.........X.....'), 'X...............', REST],
    },
  },
  {
    name: 'snare',
    notation: 'drums',
    patch: snare,
    channel: { level: 1, room: 0.1, drive: 1.2 },
    parts: {
      groove: ['....x.......x...', '....x..-....x...', '....x.......x...', '....x..-.-..x..-'],
      build: [
        '....x.......x...',
        '....x.......x...',
        '....x.......x...',
        '....x.......x.-x',
        '....x.......x...',
        '....x.......x...',
        '....x.......x...',
        FILL,
      ],
      drop: [...SNARES, ...SNARES.slice(0, 3), FILL],
      switch: [
        ...SNARES.slice(0, 3),
        '....X.x...x.X.22',
        ...SNARES.slice(0, 3),
        'X.x.X.x.X...X...',
      ],
      rise: [
        REST,
        REST,
        REST,
        REST,
        'x...x...x...x...',
        'x.x.x.x.x.x.x.x.',
        'xxxxxxxxxxxxxxxx',
        '22222222........',
      ],
      peak: [...LEANING, ...LEANING.slice(0, 3), 'X.x.X.xxX2xxX4X4'],
      outro: [...Array<string>(6).fill('....X..-.-..X..-'), REST, REST],
    },
  },
  {
    name: 'clap',
    notation: 'drums',
    patch: clap,
    channel: { level: -7, room: 0.3 },
    parts: { drop: ['....x.......x...'], peak: ['....x.......x...'] },
  },
  {
    name: 'break hat',
    notation: 'drums',
    patch: closedHat,
    channel: { level: -8.5, pan: 0.18 },
    parts: {
      intro: after(4, 'o-o-o-o-o-o-o-o-'),
      groove: ['x.o.x.o.x.o.x.o-'],
      build: ['x.o.x.o.x.o.x.o.'],
      drop: BREAK_HATS,
      switch: BREAK_HATS,
      rise: after(4, 'x.x.x.x.x.x.x.x.', 'x.x.x.x.x.x.x.x.', 'xxxxxxxxxxxxxxxx', REST),
      peak: ['xoxoxoxoxoxoxoxo', 'xoxoxoxxxoxoxo22'],
      outro: [...Array<string>(6).fill('x.o.x.o.x.o.x.o.'), REST, REST],
    },
  },
  {
    name: 'open hat',
    notation: 'drums',
    patch: openHat,
    channel: { level: -11, pan: -0.2 },
    parts: {
      drop: ['..x...x...x...x.'],
      switch: ['......x.......x.'],
      peak: ['..x...x...x...x.'],
    },
  },
  {
    name: 'ride',
    notation: 'drums',
    patch: ride,
    channel: { level: -10.5, pan: 0.35, room: 0.1 },
    parts: {
      drop: after(8, ...Array<string>(8).fill('x.x.x.x.x.x.x.x.')),
      peak: ['x.x.x.x.x.x.x.x.'],
    },
  },
  {
    name: 'rim',
    notation: 'drums',
    patch: rim,
    channel: { level: -10, pan: -0.5, echo: 0.25, room: 0.2 },
    parts: {
      intro: ['..............x.', '......x.........'],
      groove: ['..x......x....x.', '..x..x........x.'],
      build: ['..x......x....x.'],
      switch: ['..x..x...x....x.', '..x......x.x..x.'],
      outro: [...Array<string>(5).fill('..x......x....x.'), REST, REST, REST],
    },
  },
  {
    name: 'tom',
    notation: 'drums',
    patch: tom(92),
    leads: true,
    channel: { level: -6, pan: -0.25, room: 0.25 },
    parts: {
      groove: after(7, '..........x.x.xx'),
      build: after(7, '..o...o...x.....'),
      drop: after(7, 'x..x..x.........'),
      switch: after(3, '......x..x......'),
      rise: after(7, '..o.o...o...x...'),
      peak: after(7, 'x..x..x.........'),
    },
  },
  {
    name: 'crash',
    notation: 'drums',
    patch: crash,
    channel: { level: -6.5, room: 0.2 },
    parts: {
      groove: once(8, 'o'),
      build: once(8, 'o'),
      drop: once(8),
      switch: once(8),
      break: once(8, 'x'),
      peak: once(4),
      outro: once(8),
    },
  },
  {
    name: 'impact',
    notation: 'drums',
    patch: impact,
    channel: { level: -4, room: 0.4 },
    parts: {
      build: once(8, 'o'),
      drop: once(16),
      break: once(8, 'x'),
      peak: once(16),
      outro: after(6, 'X...............', REST),
    },
  },
  {
    name: 'downlifter',
    notation: 'drums',
    patch: downlifter,
    channel: { level: -11, room: 0.4 },
    parts: { drop: once(16), break: once(8), peak: once(16) },
  },
];
