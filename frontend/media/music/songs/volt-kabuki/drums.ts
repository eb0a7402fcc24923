import {
  clap,
  closedHat,
  crash,
  downlifter,
  hardKick,
  impact,
  openHat,
  ride,
  tom,
} from '../patches/drums';
import { REST, after, once } from '../phrases';
import type { Track } from '../../score/types';
import { taiko, woodBlock, handBell } from './patches';

const FOUR = 'X...X...X...X...';

const ROLL = 'X...X...X...X.X.';

const TAIKO = ['X..x..x.X...x...', 'X..x..x.X.x.xxx.', 'X..x..x.X...x...', 'X.x.X.x.XxxxX2X2'];

/** What has no pitch. */
export const drums: readonly Track[] = [
  {
    name: 'kick',
    notation: 'drums',
    patch: hardKick,
    pumps: true,
    channel: { level: 2, eq: [{ shape: 'bell', hertz: 2600, decibels: 2, q: 0.8 }] },
    parts: {
      build: after(4, 'X.......X.......', 'X.......X.......', FOUR, REST),
      drop: [FOUR, FOUR, FOUR, ROLL, FOUR, FOUR, FOUR, 'X...X...XxXxX...'],
      strings: [FOUR, FOUR, FOUR, 'X...X...X.X.X.X.'],
      rise: [REST, REST, REST, REST, FOUR, FOUR, 'X.X.X.X.X.X.X.X.', 'xxxxxxxx........'],
      peak: [FOUR, FOUR, FOUR, ROLL, FOUR, FOUR, FOUR, 'X...X.X.XxXx2222'],
      outro: [FOUR, FOUR, 'X...X...X.X.X.X.', 'X...............'],
    },
  },
  {
    name: 'taiko',
    notation: 'drums',
    patch: taiko,
    channel: {
      level: -1,
      room: 0.35,
      pan: -0.08,
      fader: [
        [0, 0],
        [16, 0],
        [16.01, -5],
        [40, -5],
        [40.01, 0],
        [56, 0],
        [56.01, -5],
        [76, -5],
      ],
    },
    parts: {
      intro: TAIKO,
      build: TAIKO,
      strings: TAIKO,
      break: ['X.......x.......', 'X.....x.x.......'],
      rise: TAIKO,
      peak: after(7, TAIKO[3] ?? ''),
      outro: ['X...X...X...X...', 'X..x..x.X...x...', 'X.x.X.x.XxxxX2X2', 'X...............'],
    },
  },
  {
    name: 'wood',
    notation: 'drums',
    patch: woodBlock,
    channel: { level: -5, pan: 0.3, room: 0.4 },
    parts: {
      intro: [
        'X.......X.......',
        'X.......X...X...',
        'X...X...X...X...',
        'x.x.x.x.xxxxxxxx',
        'X...............',
        REST,
        REST,
        '........X...X...',
      ],
      break: ['....X...........'],
      strings: ['..x...x...x...x.'],
      rise: after(6, 'x.x.x.x.x.x.x.x.', 'xxxxxxxx........'),
      outro: after(3, 'X...............'),
    },
  },
  {
    name: 'hand bell',
    notation: 'drums',
    patch: handBell,
    channel: { level: -8, pan: -0.35, room: 0.25 },
    parts: {
      intro: after(4, 'X.ooX.ooX.ooX.oo'),
      build: ['X.ooX.ooX.ooX.oo'],
      drop: ['X.ooX.ooX.ooX.oo'],
      strings: ['X.ooX.ooX.ooX.oo'],
      peak: ['X.ooX.ooX.ooX.oo'],
      outro: ['X.ooX.ooX.ooX.oo', 'X.ooX.ooX.ooX.oo', REST, REST],
    },
  },
  {
    name: 'clap',
    notation: 'drums',
    patch: clap,
    channel: { level: -2.5, room: 0.2 },
    parts: {
      drop: ['....X.......X...'],
      strings: ['....X.......X...'],
      rise: after(
        4,
        'x...x...x...x...',
        'x...x...x...x...',
        'x.x.x.x.x.x.x.x.',
        'xxxxxxxx2222....',
      ),
      peak: ['....X.......X...', '....X.......X..x'],
      outro: ['....X.......X...', '....X.......X...', REST, REST],
    },
  },
  {
    name: 'open hat',
    notation: 'drums',
    patch: openHat,
    channel: { level: -6, pan: 0.15 },
    parts: {
      drop: ['..x...x...x...x.'],
      strings: ['..x...x...x...x.'],
      peak: ['..x...x...x...x.'],
      outro: ['..x...x...x...x.', '..x...x...x...x.', REST, REST],
    },
  },
  {
    name: 'hat',
    notation: 'drums',
    patch: closedHat,
    channel: { level: -10, pan: -0.2 },
    parts: {
      build: after(4, 'x.x.x.x.x.x.x.x.'),
      drop: ['x.o.x.o.x.o.x.o.', 'x.o.x.o.x.o.x.22'],
      peak: ['xoxoxoxoxoxoxoxo'],
    },
  },
  {
    name: 'ride',
    notation: 'drums',
    patch: ride,
    channel: { level: -10, pan: 0.35 },
    parts: {
      drop: after(8, ...Array<string>(8).fill('x.x.x.x.x.x.x.x.')),
      peak: ['x.x.x.x.x.x.x.x.'],
    },
  },
  {
    name: 'tom',
    notation: 'drums',
    patch: tom(110),
    channel: { level: -5, pan: 0.3, room: 0.25 },
    parts: {
      build: after(7, 'x.x.x.x.xxxx2222'),
      drop: after(7, '........x.xx.xxx'),
      strings: after(7, 'x.x.x.x.xxxx2222'),
    },
  },
  {
    name: 'crash',
    notation: 'drums',
    patch: crash,
    channel: { level: -6, room: 0.2 },
    parts: {
      build: once(8, 'o'),
      drop: once(8),
      strings: once(8),
      break: once(8, 'x'),
      peak: once(8),
      outro: ['X...............', REST, REST, 'X...............'],
    },
  },
  {
    name: 'impact',
    notation: 'drums',
    patch: impact,
    channel: { level: -4, room: 0.45 },
    parts: {
      intro: once(8),
      drop: once(16),
      break: once(8),
      peak: once(16),
      outro: after(3, 'X...............'),
    },
  },
  {
    name: 'downlifter',
    notation: 'drums',
    patch: downlifter,
    channel: { level: -10, room: 0.4 },
    parts: { drop: once(16), break: once(8), peak: once(16) },
  },
];
