import { clap, closedHat, openHat, rim, shaker } from '../patches/drums';
import { REST, after } from '../phrases';
import type { Track } from '../../score/types';
import { softKick } from './patches';

const FLOOR = 'X...X...X...X...';

/** What has no pitch. */
export const drums: readonly Track[] = [
  {
    name: 'kick',
    notation: 'drums',
    patch: softKick,
    pumps: true,
    channel: { level: -0.5 },
    parts: {
      signal: [FLOOR],
      groove: [FLOOR],
      tune: [FLOOR, FLOOR, FLOOR, 'X...X...X..xX...'],
      calm: [
        'X.......X.......',
        'X.......X.......',
        'X.......X.......',
        'X.......X.....x.',
        FLOOR,
        FLOOR,
        FLOOR,
        'X...X...X...X.x.',
      ],
    },
  },
  {
    name: 'clap',
    notation: 'drums',
    patch: clap,
    channel: { level: -7, room: 0.25 },
    parts: {
      groove: ['....x.......x...'],
      tune: ['....x.......x...', '....x.......x..-'],
      calm: after(4, '....o.......o...'),
    },
  },
  {
    name: 'hat',
    notation: 'drums',
    patch: closedHat,
    channel: { level: -12, pan: 0.25 },
    parts: {
      signal: after(4, 'o-..o-..o-..o-..'),
      groove: ['o-x-o-x-o-x-o-x-'],
      tune: ['o-x-o-x-o-x-o-x-', 'o-x-o-x-o-x-oox-'],
      calm: after(4, 'o-..o-..o-..o-..'),
    },
  },
  {
    name: 'open hat',
    notation: 'drums',
    patch: openHat,
    channel: { level: -13, pan: -0.15, room: 0.1 },
    parts: { groove: after(4, '..o...o...o...o.'), tune: ['..x...x...x...x.'] },
  },
  {
    name: 'shaker',
    notation: 'drums',
    patch: shaker,
    channel: { level: -15, pan: -0.45 },
    parts: {
      signal: ['o-x-o-x-o-x-o-x-'],
      groove: ['o-x-o-x-o-x-o-x-'],
      tune: ['o-x-o-x-o-x-o-x-'],
      calm: ['o-x-o-x-o-x-o-x-'],
    },
  },
  {
    name: 'rim',
    notation: 'drums',
    patch: rim,
    channel: { level: -11, pan: 0.45, echo: 0.25, room: 0.2 },
    parts: {
      signal: ['...x......x.....', '...x......x..o..'],
      groove: ['...x..x...x.....', '...x......x..o..'],
      tune: ['...x..x...x..o..'],
      calm: ['...x......x.....', REST],
    },
  },
];
