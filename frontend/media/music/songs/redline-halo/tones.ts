import { bell, electricPiano, noiseRiser, pad, subBass, toneRiser } from '../patches/tones';
import { lineAfter } from '../phrases';
import type { Track } from '../../score/types';
import { reese, siren, stab } from './patches';

/** The siren: every second note slides. */
const SIREN = [
  "F#4:4' ~C#5:6' ~B4:2 ~C#5:4 | ~A4:6' ~G#4:2 ~F#4:8",
  "F#4:4' ~C#5:6' ~E5:2 ~C#5:4 | ~D5:6' ~C#5:2 ~B4:4 ~A4:4",
  "F#4:4' ~C#5:6' ~B4:2 ~C#5:4 | ~A4:4' ~B4:4 ~C#5:4 ~E5:4",
  "~F#5:8' ~E5:4 ~C#5:4 | ~D5:4' ~C#5:2 ~B4:2 ~G#4:8'",
];

const HIGH = [
  "F#5:4' ~C#6:6' ~B5:2 ~C#6:4 | ~A5:6' ~G#5:2 ~F#5:4 ~E5:4",
  "F#5:4' ~A5:4' ~B5:4 ~C#6:4 | ~F6:6' ~C#6:2 ~B5:4 ~G#5:4",
];

/** The second drop's second half: the siren breaks into calls. */
const CALLS = [
  "F#5:2' ~C#6:2 _:4 F#5:2' ~C#6:2 ~E6:4 | D6:2' ~A5:2 _:4 D6:2' ~C#6:2 ~A5:4",
  "E5:2' ~A5:2 _:4 E5:2' ~A5:2 ~C#6:4 | B5:2' ~G#5:2 _:4 B5:2' ~C#6:2 ~E6:4",
  "F#5:2' ~C#6:2 _:4 A6:4' ~F#6:2 ~E6:2 | D6:2' ~F#6:2 _:4 ~A6:4' ~F#6:4",
  "~B6:6' ~A6:2 ~F#6:4 ~D6:4 | ~F6:4' ~G#6:4 ~C#6:8'",
];

/** What has a pitch, and what leads from one section to the next. */
export const tones: readonly Track[] = [
  {
    name: 'sub',
    notation: 'line',
    patch: subBass,
    centre: 26,
    channel: { level: -0.5, duck: 0.7, drive: 1.5, lowpass: 260 },
    parts: {
      groove: ["r:10' r:4, _:2"],
      build: ['r:16,'],
      drop: ["r:6' r:4 _:2 r:2 ^r:2", "r:3' r:3 r:4 _:2 ~f:2 r:2"],
      switch: ["r:3' ^r:1 r:2 _:2 r:4' ~s:2 f:2", "r:3' ^r:1 r:2 _:2 ~t:2 r:2 s:2 ^r:2"],
      peak: ["r:3' r:3 r:2 ^r:2' _:2 r:2 ~s:2", "r:3' r:3 ~f:2 r:2' _:2 ~t:2 r:2"],
      outro: ['r:16,'],
    },
  },
  {
    name: 'reese',
    notation: 'line',
    patch: reese,
    centre: 38,
    hold: 0.92,
    channel: {
      level: -1,
      duck: 0.6,
      highpass: 90,
      drive: 1.4,
      room: 0.05,
      chorus: 0.2,
      eq: [{ shape: 'bell', hertz: 900, decibels: 3, q: 0.9 }],
    },
    parts: {
      drop: ["r:6' r:4 _:2 r:2 ^r:2", "r:3' r:3 r:4 _:2 ~f:2 r:2"],
      switch: ["r:3' ^r:1 r:2 _:2 r:4' ~s:2 f:2", "r:3' ^r:1 r:2 _:2 ~t:2 r:2 s:2 ^r:2"],
      peak: ["r:3' r:3 r:2 ^r:2' _:2 r:2 ~s:2", "r:3' r:3 ~f:2 r:2' _:2 ~t:2 r:2"],
      outro: ["r:16'"],
    },
  },
  {
    name: 'siren',
    notation: 'line',
    patch: siren,
    leads: true,
    hold: 1,
    channel: {
      level: 0.5,
      highpass: 280,
      duck: 0.3,
      echo: 0.24,
      room: 0.25,
      sweep: {
        mode: 'low',
        curve: [
          [0, 500],
          [16, 900],
          [24, 6000],
          [24.01, 16000],
          [48, 16000],
          [48.01, 1600],
          [64, 9000],
          [64.01, 16000],
          [88, 16000],
        ],
      },
      fader: [
        [0, -4],
        [24, -2],
        [24.01, 0],
        [48, 0],
        [48.01, -3],
        [64, 0],
      ],
    },
    parts: {
      build: [...lineAfter(4, SIREN[0] ?? ''), "F#4:4' ~C#5:6' ~E5:2 ~C#5:4 | _:8 F#4:4' ~C#5:4"],
      drop: SIREN,
      break: SIREN,
      rise: [...SIREN.slice(0, 3), "~F#5:8' ~E5:4 ~C#5:4 | _:8 C#5:4' ~F5:4"],
      peak: [...SIREN.slice(0, 2), ...HIGH, ...CALLS],
      outro: ["F#4:4' ~C#5:12 | ~B4:4 ~A4:12 | _:16 | _:16"],
    },
  },
  {
    name: 'halo',
    notation: 'line',
    patch: {
      ...siren,
      oscillators: [{ wave: 'saw', level: 0.5, voices: 7, detune: 44, spread: 1, semitones: 12 }],
    },
    channel: { level: -7, highpass: 700, duck: 0.4, echo: 0.2, room: 0.5 },
    parts: {
      drop: lineAfter(8, ...SIREN),
      peak: [...SIREN.slice(0, 2), ...HIGH, ...CALLS],
    },
  },
  {
    name: 'stab',
    notation: 'chords',
    patch: stab,
    centre: 64,
    channel: { level: -5, highpass: 250, duck: 0.4, echo: 0.2, room: 0.25 },
    parts: {
      drop: ['x..x......x.....', '..x...x.........'],
      groove: ['......x.........', '..............x.'],
      switch: ['x..x..x...x..x..', '..x..x..x.x.x...'],
      peak: ['x..x..x...x.....', '..x...x...x..x..'],
    },
  },
  {
    name: 'pad',
    notation: 'chords',
    patch: pad,
    centre: 61,
    open: true,
    hold: 1,
    channel: { level: -4, highpass: 180, duck: 0.5, room: 0.45, chorus: 0.5 },
    parts: {
      intro: ['X==============='],
      groove: ['X==============='],
      build: ['X==============='],
      drop: ['o==============='],
      break: ['X==============='],
      rise: ['X==============='],
      peak: ['X==============='],
      outro: ['X==============='],
    },
  },
  {
    name: 'piano',
    notation: 'chords',
    patch: electricPiano,
    centre: 66,
    channel: { level: -4, highpass: 180, echo: 0.25, room: 0.4, chorus: 0.3 },
    parts: {
      intro: ['x==...x==...x===', '..x==...x===....'],
      break: ['x==...x==...x===', '..x==...x===....'],
    },
  },
  {
    name: 'sparks',
    notation: 'line',
    patch: bell,
    centre: 66,
    hold: 0.9,
    channel: { level: -9, pan: 0.25, highpass: 500, echo: 0.4, room: 0.5 },
    parts: {
      intro: ['_:16 | _:8 ^f:2 ^t:2 ^r:2 f:2'],
      break: ['r:2 f:2 ^r:2 ^t:2 ^n:2 ^t:2 ^r:2 f:2'],
      rise: ['r:2 f:2 ^r:2 ^t:2 ^n:2 ^t:2 ^r:2 f:2'],
      outro: ['r:2 f:2 ^r:2 ^t:2 ^n:2 ^t:2 ^r:2 f:2'],
    },
  },
  {
    name: 'riser',
    notation: 'line',
    patch: toneRiser,
    leads: true,
    hold: 1,
    channel: { level: -5, highpass: 300, room: 0.25 },
    parts: { build: ['_:64 | F#3:64'], rise: ['F#3:128'] },
  },
  {
    name: 'noise',
    notation: 'line',
    patch: noiseRiser,
    hold: 1,
    channel: { level: -10, room: 0.2 },
    parts: {
      groove: ['_:64 | F#4:64'],
      drop: ['_:64 | F#4:64'],
      switch: ['_:64 | F#4:64'],
      peak: ['_:64 | F#4:64'],
    },
  },
];
