import { clap, closedHat, crash, openHat, shaker, snare, tightKick, tom } from '../patches/drums';
import { REST, after, once, softly } from '../phrases';
import type { Track } from '../../score/types';

const BEAT = ['X..x..x...x..-..', 'X..x..x...x..x..', 'X..x..x...x..-..', 'X..x..x..xx..x.x'];

/** The finale goes out to dance: a kick on every beat. */
const DANCE = ['X...X..xX...X...', 'X...X..xX...X.x.', 'X...X..xX...X...', 'X..xX..xX.x.X.xx'];

const BACK = ['....X..-.-..X..-', '....X..-.-..X-.-'];

const BACK_FILL = '....X..-.-..XxX2';

const SIXTEENTHS = ['x-o-x-o-x-o-x-oo', 'x-o-x-oox-o-x-o-'];

/** What has no pitch. */
export const drums: readonly Track[] = [
  {
    name: 'kick',
    notation: 'drums',
    patch: tightKick,
    pumps: true,
    channel: { level: 0.5 },
    parts: {
      verse: softly(BEAT),
      build: ['X...X...X...X...', 'X...X...X...X...', 'x.x.x.x.x.x.xxxx', REST],
      drop: BEAT,
      break: after(4, ...BEAT),
      rise: ['X...X...X...X...', 'X...X...X...X...', 'X.x.X.x.X.x.X.x.', REST],
      finale: [...BEAT, ...BEAT, ...DANCE, ...DANCE],
      outro: ['X..x..x...x..-..', 'X..x..x...x..x..', 'X...............', REST],
    },
  },
  {
    name: 'snare',
    notation: 'drums',
    patch: snare,
    channel: { level: -1, room: 0.18 },
    parts: {
      verse: softly([...BACK, BACK[0] ?? '', BACK_FILL]),
      build: ['....X.......X...', '....X.......X...', 'x...x...x.x.xxx2', REST],
      drop: [...BACK, BACK[0] ?? '', BACK_FILL, ...BACK, BACK[1] ?? '', '....X..-X.X.XxX2'],
      break: after(4, ...BACK, BACK[0] ?? '', BACK_FILL),
      rise: ['....X.......X...', '....X.......X...', 'x.x.x.x.x.x.xxx2', REST],
      finale: [...BACK, BACK[0] ?? '', BACK_FILL, ...BACK, BACK[1] ?? '', 'X.x.X.x.X.XxX2X2'],
      outro: [...BACK, REST, REST],
    },
  },
  {
    name: 'clap',
    notation: 'drums',
    patch: clap,
    channel: { level: -5, room: 0.25 },
    parts: {
      intro: after(3, '............x.xx'),
      drop: ['....x.......x...'],
      finale: ['....x.......x...', '....x.......x..x'],
    },
  },
  {
    name: 'hat',
    notation: 'drums',
    patch: closedHat,
    channel: { level: -10, pan: 0.25 },
    parts: {
      intro: after(2, 'x-o-x-o-x-o-x-o-'),
      verse: ['x.o.x.o.x.o.x.o.'],
      build: ['x.x.x.x.x.x.x.x.'],
      drop: ['xoXoxoXoxoXoxoXo', 'xoXoxoXxxoXoxoX2'],
      break: after(4, ...SIXTEENTHS),
      rise: ['x-o-x-o-x-o-x-o-'],
      finale: ['xoXoxoXoxoXoxoXo', 'xoXoxoXxxoXoxoX2'],
      outro: [...SIXTEENTHS, REST, REST],
    },
  },
  {
    name: 'open hat',
    notation: 'drums',
    patch: openHat,
    channel: { level: -12, pan: 0.25 },
    parts: {
      drop: ['..x...x...x...x.'],
      finale: ['..x...x...x...x.', '..x...x...x..xx.'],
    },
  },
  {
    name: 'shaker',
    notation: 'drums',
    patch: shaker,
    channel: { level: -14, pan: -0.4 },
    parts: {
      drop: ['o-x-o-x-o-x-o-x-'],
      break: ['o-x-o-x-o-x-o-x-'],
      finale: ['o-x-o-x-o-x-o-x-'],
    },
  },
  {
    name: 'high tom',
    notation: 'drums',
    patch: tom(165),
    leads: true,
    channel: { level: -8, pan: 0.3, room: 0.2 },
    parts: {
      verse: after(7, '........xx......'),
      build: after(3, '........x.x.....'),
      drop: after(7, '......xx..x.....'),
      break: after(3, 'x.xx............'),
      rise: after(3, '........xx......'),
      finale: after(3, '..........xx....'),
    },
  },
  {
    name: 'low tom',
    notation: 'drums',
    patch: tom(98),
    leads: true,
    channel: { level: -7, pan: -0.3, room: 0.2 },
    parts: {
      verse: after(7, '..........x.x.xx'),
      build: after(3, '............x.xx'),
      drop: after(7, '........xx..x.xx'),
      break: after(3, '....x.xx..x.x.x.'),
      rise: after(3, '..........x.x...'),
      finale: after(3, '............x.xx'),
    },
  },
  {
    name: 'crash',
    notation: 'drums',
    patch: crash,
    channel: { level: -8, room: 0.15 },
    parts: {
      verse: once(8, 'o'),
      drop: once(8),
      break: once(8, 'o'),
      finale: once(8),
      outro: after(2, 'x...............', REST),
    },
  },
];
