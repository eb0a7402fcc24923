import { bell, electricPiano, pad, subBass } from '../patches/tones';
import { lineAfter } from '../phrases';
import type { Track } from '../../score/types';
import { pulse, whistle } from './patches';

const SIGNAL = "r:2' ^r:1, f:1 _:1 ^t:1, f:1 _:1 r:1' f:1, ^r:2 s:2' f:1, t:1";

const TUNE = [
  "B4:6' D5:2 ~E5:4 D5:4 | F#5:6' E5:2 D5:8 | B4:4' D5:4 G5:4' F#5:2 E5:2 | D5:6 E5:2 ~B4:8",
  "E5:6' G5:2 ~B5:4 A5:4 | F#5:6' D5:2 A4:8 | C5:4' E5:4 A5:4' G5:2 E5:2 | F#5:6 E5:2 ~D5:8",
];

/** The tune on its second way around: it climbs where it fell. */
const TUNE_AGAIN = [
  "G5:6' F#5:2 ~E5:4 D5:4 | A5:6' F#5:2 ~D5:8 | B5:4' A5:4 G5:4' E5:4 | F#5:6 D5:2 ~B4:8",
  "C5:4' E5:4 G5:4' B5:4 | A5:6' F#5:2 D5:8 | E5:4' A5:4 C6:4' B5:2 A5:2 | A5:6 G5:2 ~F#5:8",
];

/** Short calls over the home chords. */
const CALLS = [
  "G5:2' E5:2 _:4 B5:2' G5:2 _:4 | A5:2' F#5:2 _:4 D5:8 | G5:2' E5:2 _:4 B5:2' D6:2 _:4 | B5:6 A5:2 ~F#5:8",
  "E5:2' G5:2 _:4 B5:2' G5:2 _:4 | F#5:2' A5:2 _:4 D6:8 | C6:4' A5:4 E5:4' G5:4 | A5:6 G5:2 ~D5:8",
];

/** Long tones for the quiet half. */
const FAR =
  "B4:12' D5:4 | ~E5:16 | B4:8' D5:8 | ~A4:16 | G5:12' F#5:4 | ~E5:16 | C5:8' E5:8 | ~D5:16";

const SIGNAL_NIGHT = "r:2' _:2 f:2, _:2 ^r:2' _:2 ^t:2, _:2";

const SIGNAL_OPEN = "^r:2' f:1, r:1 _:1 f:1, ^r:1 _:1 ^t:1' ^r:1, f:2 ^n:2' ^t:1, f:1";

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
      drift: ["r:16'"],
      glide: ["r:3' ^r:1, r:2 _:2 r:2' f:2 ^r:2, s:2", "r:3' _:1 r:2, r:2 _:2 ^r:2' s:2 f:2"],
      song: ["r:3' _:1 r:2, r:2 _:2 ^r:2' r:2 f:2", "r:3' _:1 r:2, ^r:2 _:2 r:2' s:2 f:2"],
      answer: ["r:2' _:2 r:2, ^r:2 _:2 r:2' f:2 r:2", "r:2' _:2 r:2, ^r:2 _:2 s:2' f:2 t:2"],
      rest: ["r:12' f:4,", "r:16'"],
      night: ["r:12' ^r:4,"],
      walk: ["r:4' t:4 f:4' s:4", "r:4' ^r:4 f:4' t:4"],
      reprise: ["r:3' _:1 r:2, r:2 _:2 ^r:2' r:2 f:2", "r:3' ^r:1 r:2, r:2 _:2 ^r:2' s:2 f:2"],
      glow: ["r:6' _:2 r:3 _:1 ^r:2, f:2", "r:6' _:2 r:3 _:1 f:2, s:2"],
      dusk: ["r:12' f:4,", "r:14' f:2,"],
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
      drift: ['X==============='],
      glide: ['..x=..x=..x=..x=', '..x===..x==.x=o='],
      song: ['X==...x===..x==.', '..x===..x==.x=o='],
      answer: ['X==.x==...x=x=..', '..x===..x==.x=o='],
      rest: ['X=====..x======='],
      night: ['....x=======x==='],
      walk: ['X===....x===....', 'X===....x===x=o='],
      reprise: ['X==...x===..x==.', '..x=x===x==.x=o='],
      glow: ['X=====..x===..o='],
      dusk: ['X=======x===x==='],
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
          [40, 1100],
          [48, 3600],
          [64, 5200],
          [72, 1800],
          [84, 1200],
          [96, 5600],
          [104, 3000],
          [112, 1400],
        ],
      },
    },
    parts: {
      signal: [SIGNAL],
      groove: [SIGNAL],
      tune: [SIGNAL],
      calm: [SIGNAL],
      drift: [SIGNAL_NIGHT],
      glide: [SIGNAL_OPEN],
      song: [SIGNAL],
      answer: [SIGNAL_OPEN],
      rest: [SIGNAL_NIGHT],
      night: [SIGNAL_NIGHT, SIGNAL],
      walk: [SIGNAL],
      reprise: [SIGNAL_OPEN],
      glow: [SIGNAL_OPEN, SIGNAL],
      dusk: [SIGNAL],
    },
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
      drift: [FAR],
      song: TUNE_AGAIN,
      answer: CALLS,
      night: [FAR],
      reprise: [TUNE[0] ?? '', TUNE_AGAIN[1] ?? ''],
      glow: lineAfter(4, CALLS[1] ?? ''),
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
      drift: ['X==============='],
      glide: ['o==============='],
      song: ['X==============='],
      answer: ['o==============='],
      rest: ['X==============='],
      night: ['X==============='],
      walk: ['o==============='],
      reprise: ['X==============='],
      glow: ['X==============='],
      dusk: ['X==============='],
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
      drift: ['^r:4, ^f:4 ^n:4, ^t:4', '_:16'],
      song: ['_:16 | _:16 | _:16 | ^n:2 ^f:2, ^t:2 ^r:2, f:8'],
      rest: ['_:8 ^f:4, ^n:4', '_:16'],
      night: ['^n:2, ^f:2 ^t:4, _:8', '_:16'],
      reprise: ['_:16 | ^n:2 ^f:2, ^t:2 ^r:2, f:8'],
      dusk: ['_:4 ^r:4, ^f:4 ^n:4,', '_:8 ^t:4, ^r:4'],
    },
  },
];
