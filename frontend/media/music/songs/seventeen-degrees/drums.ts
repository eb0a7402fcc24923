import { REST, after, once, softly } from '../phrases';
import {
  clap,
  closedHat,
  clubKick,
  crash,
  downlifter,
  impact,
  openHat,
  ride,
  rim,
  tom,
} from '../patches/drums';
import type { Track } from '../../score/types';

const FOUR = 'X...X...X...X...';

const FOUR_OUT = 'X...X...X...X.x.';

/** The second drop trips over the bar's end. */
const FOUR_TRIP = 'X...X...X..xX..x';

/** What has no pitch. */
export const drums: readonly Track[] = [
  {
    name: 'kick',
    notation: 'drums',
    patch: clubKick,
    pumps: true,
    channel: { level: 3 },
    parts: {
      intro: softly(softly([FOUR])),
      groove: softly([FOUR, FOUR, FOUR, FOUR_OUT, FOUR, FOUR, FOUR, 'X...X...X.......']),
      build: [FOUR, FOUR, 'X.x.X.x.X.x.X.x.', REST],
      drop: [FOUR, FOUR, FOUR, FOUR_OUT, FOUR, FOUR, FOUR, 'X...X...X..xX.x.'],
      rise: [REST, REST, REST, REST, FOUR, FOUR, 'X.x.X.x.X.x.X.x.', REST],
      peak: [FOUR, FOUR_TRIP, FOUR, FOUR_TRIP, FOUR, FOUR_TRIP, FOUR, 'X...X..xX.xxX2X2'],
      outro: [FOUR, FOUR, FOUR, FOUR_OUT, FOUR, FOUR, FOUR, 'X...............'],
    },
  },
  {
    name: 'clap',
    notation: 'drums',
    patch: clap,
    channel: { level: -3, room: 0.18 },
    parts: {
      groove: after(4, ...Array<string>(4).fill('....o.......o...')),
      build: ['....x.......x...', '....x.......x...', 'x...x...x.x.xxxx', REST],
      drop: ['....x.......x...', '....x.......x..-', '....x.......x...', '....x..-....x.x.'],
      rise: [
        REST,
        REST,
        REST,
        'x.......x.......',
        'x...x...x...x...',
        'x...x...x...x...',
        'x.x.x.x.xxxx2222',
        REST,
      ],
      peak: ['....x..-....x...', '....x...-...x..x', '....x..-....x...', '....x..-.x..x.xx'],
    },
  },
  {
    name: 'open hat',
    notation: 'drums',
    patch: openHat,
    channel: { level: -7, pan: 0.1, room: 0.06 },
    parts: {
      groove: after(4, '..o...o...o...o.'),
      drop: ['..x...x...x...x.'],
      peak: ['..x...x...x...x.'],
      outro: [...Array<string>(6).fill('..x...x...x...x.'), REST, REST],
    },
  },
  {
    name: 'closed hat',
    notation: 'drums',
    patch: closedHat,
    channel: { level: -9, pan: -0.2, echo: 0.05 },
    parts: {
      intro: ['..o...o...o...o.'],
      groove: ['o-o-o-o-o-o-o-o-', 'o-o-o-o-o-o-o-oo'],
      build: ['x-o-x-o-x-o-x-o-'],
      drop: ['xoxoxoxoxoxoxoxo', 'xoxoxoxoxoxox2xo'],
      rise: [...after(4, 'o-o-o-o-o-o-o-o-'), 'o-o-o-o-o-o-o-o-', 'xoxoxoxoxoxoxoxo'],
      peak: ['xox-xox-xox-xox-', 'xox-xox-xox-xo22', 'xox-xox-xox-xox-', 'xox-xo22xox-3322'],
      outro: ['..o...o...o...o.'],
    },
  },
  {
    name: 'ride',
    notation: 'drums',
    patch: ride,
    channel: { level: -10, pan: 0.3 },
    parts: {
      drop: after(8, ...Array<string>(8).fill('x.x.x.x.x.x.x.x.')),
      peak: ['x.x.x.x.x.x.x.x.', 'x.x.x.x.x.x.x.xx'],
    },
  },
  {
    name: 'rim',
    notation: 'drums',
    patch: rim,
    channel: { level: -9, pan: -0.45, echo: 0.2, room: 0.15 },
    parts: {
      groove: ['...x..x...x..x..', '...x..x...x..xo.'],
      drop: ['...x..x...x..x..', '...x..x.x.x..xo.'],
      peak: ['...x..x...x..x..', '.x.x..x...x..xo.'],
      outro: [...Array<string>(5).fill('...x..x...x..x..'), REST, REST, REST],
    },
  },
  {
    name: 'low tom',
    notation: 'drums',
    patch: tom(82),
    leads: true,
    channel: { level: -6, pan: -0.2, room: 0.2 },
    parts: {
      groove: after(7, '..........x.xx.x'),
      build: after(3, '......o...o.x...'),
      drop: after(7, '........x..x..x.'),
      rise: after(7, '..o...o...x.....'),
      peak: after(3, '..........x..xx.'),
    },
  },
  {
    name: 'high tom',
    notation: 'drums',
    patch: tom(131),
    leads: true,
    channel: { level: -7, pan: 0.3, room: 0.2 },
    parts: {
      groove: after(7, '.........x.x....'),
      build: after(3, '....o...o.......'),
      drop: after(7, '.........xx..x.x'),
      rise: after(7, '....o...o.......'),
      peak: after(3, '........x..x....'),
    },
  },
  {
    name: 'crash',
    notation: 'drums',
    patch: crash,
    channel: { level: -7, room: 0.2 },
    parts: {
      groove: once(8, 'x'),
      drop: once(8),
      break: once(8, 'x'),
      peak: once(4),
      outro: once(8),
    },
  },
  {
    name: 'impact',
    notation: 'drums',
    patch: impact,
    channel: { level: -4, room: 0.3 },
    parts: {
      drop: once(16),
      break: once(8, 'x'),
      peak: once(16),
      outro: after(7, 'X...............'),
    },
  },
  {
    name: 'downlifter',
    notation: 'drums',
    patch: downlifter,
    channel: { level: -11, room: 0.3 },
    parts: {
      drop: once(16),
      break: once(8),
      peak: once(16),
    },
  },
];
