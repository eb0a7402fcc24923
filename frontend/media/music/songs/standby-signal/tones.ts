import { bell, electricPiano, pad, subBass } from '../patches/tones';
import { lineAfter } from '../phrases';
import type { Track } from '../../score/types';
import { pulse, whistle } from './patches';

const SIGNAL = "r:2' ^r:1, f:1 _:1 ^t:1, f:1 _:1 r:1' f:1, ^r:2 s:2' f:1, t:1";

const TUNE = [
  "B4:6' D5:2 ~E5:4 D5:4 | F#5:6' E5:2 D5:8 | B4:4' D5:4 G5:4' F#5:2 E5:2 | D5:6 E5:2 ~B4:8",
  "E5:6' G5:2 ~B5:4 A5:4 | F#5:6' D5:2 A4:8 | C5:4' E5:4 A5:4' G5:2 E5:2 | F#5:6 E5:2 ~D5:8",
];

/** What has a pitch, and what leads from one section to the next. */
export const tones: readonly Track[] = [
  {
    name: 'sub',
    notation: 'line',
    patch: subBass,
    centre: 31,
    channel: { level: -1.5, duck: 0.55, drive: 1.2, lowpass: 400 },
    parts: {
      signal: ["r:6' _:2 r:3 _:1 ^r:2, f:2", "r:6' _:2 r:3 _:1 f:2, s:2"],
      groove: ["r:3' _:1 r:2, r:2 _:2 ^r:2' r:2 f:2", "r:3' _:1 r:2, r:2 _:2 ^r:2' s:2 f:2"],
      tune: ["r:3' _:1 r:2, r:2 _:2 ^r:2' r:2 f:2", "r:3' _:1 r:2, r:2 _:2 ^r:2' s:2 f:2"],
      calm: ["r:12' f:4,"],
    },
  },
  {
    name: 'piano',
    notation: 'chords',
    patch: electricPiano,
    centre: 62,
    open: true,
    channel: { level: -0.5, highpass: 130, duck: 0.3, echo: 0.12, room: 0.25, chorus: 0.45 },
    parts: {
      signal: ['X=====..x===..o='],
      groove: ['X==...x===..x==.', '..x===..x==.x=o='],
      tune: ['X==...x===..x==.', '..x===..x==.x=o='],
      calm: ['X=======x======='],
    },
  },
  {
    name: 'pulse',
    notation: 'line',
    patch: pulse,
    centre: 59,
    hold: 0.9,
    channel: {
      level: -2.5,
      highpass: 250,
      pan: -0.1,
      duck: 0.4,
      echo: 0.3,
      room: 0.2,
      sweep: {
        mode: 'low',
        curve: [
          [0, 1400],
          [8, 2200],
          [16, 5000],
          [24, 4000],
          [32, 1400],
        ],
      },
    },
    parts: { signal: [SIGNAL], groove: [SIGNAL], tune: [SIGNAL], calm: [SIGNAL] },
  },
  {
    name: 'whistle',
    notation: 'line',
    patch: whistle,
    channel: { level: -1.5, highpass: 300, duck: 0.15, echo: 0.25, room: 0.3 },
    parts: {
      groove: lineAfter(
        4,
        "B4:6' D5:2 ~E5:4 D5:4 | F#5:6' E5:2 D5:8 | C5:4' E5:4 G5:4' E5:4 | A5:6 G5:2 ~E5:8",
      ),
      tune: TUNE,
    },
  },
  {
    name: 'pad',
    notation: 'chords',
    patch: pad,
    centre: 64,
    open: true,
    hold: 1,
    channel: { level: -6, highpass: 220, duck: 0.5, room: 0.4, chorus: 0.5 },
    parts: {
      signal: ['X==============='],
      groove: ['o==============='],
      tune: ['X==============='],
      calm: ['X==============='],
    },
  },
  {
    name: 'stars',
    notation: 'line',
    patch: bell,
    centre: 67,
    hold: 0.9,
    channel: { level: -10, pan: 0.3, highpass: 500, echo: 0.4, room: 0.4 },
    parts: {
      signal: ['_:16 | _:8 ^f:2, ^t:2 ^r:4,'],
      tune: ['_:16 | _:16 | _:16 | ^n:2 ^f:2, ^t:2 ^r:2, f:8'],
      calm: ['_:4 ^r:4, ^f:4 ^n:4,', '_:16'],
    },
  },
];
