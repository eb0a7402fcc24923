import { bell, electricPiano, noiseRiser, pad } from '../patches/tones';
import { after, lineAfter, softly } from '../phrases';
import type { Track } from '../../score/types';
import { slap, square, chip, guitar } from './patches';

/** The stroll: thumb on the roots, pops on the octaves, and a walk to the next chord. */
const SLAP = [
  "r:2' _:1 ^r:1' _:1 r:1, ^s:1' _:1 r:1' r:1, _:1 ^r:1' f:1 s:1 ~^r:1 _:1",
  "r:2' _:1 ^r:1' _:1 r:1, ^r:1' f:1 r:1' _:1 r:1, ^r:1' s:1 f:1 t:1 n:1",
  "r:2' _:1 ^r:1' _:1 r:1, ^s:1' _:1 r:1' r:1, _:1 ^r:1' f:1 s:1 ~^r:1 _:1",
  "r:2' _:1 ^r:1' r:1, r:1 ^r:1' _:1 r:2' _:1 ^r:1' f:1 f:1 t:1 r:1",
];

const SLAP_EASY = ["r:3' _:1 ^r:2' _:2 r:2' f:2 ^r:2, _:2"];

/** Octaves under the dance, as disco has them. */
const SLAP_DANCE = [
  "r:2' ^r:2, r:2' ^r:2, r:2' ^r:1, f:1 s:2' ^r:2,",
  "r:2' ^r:2, r:1' r:1 ^r:2, r:2' ^r:1 s:1 f:1 t:1 n:2",
];

/** The tune that comes out of every cabinet. */
const TUNE = [
  "E5:2' G5:1 A5:1 B5:3' A5:1 G5:2 E5:2 D5:2 E5:2 | D#5:3' F#5:1 A5:2 B5:2 A5:1 F#5:1 D#5:2 B4:4",
  "E5:2' G5:1 A5:1 B5:3' D6:1 B5:2 A5:2 G5:2 E5:2 | F5:2' A5:2 D6:2 C6:2 B5:2' A5:1 G5:1 F5:2 D5:2",
];

const TUNE_END = [
  "E5:2' G5:1 A5:1 B5:3' A5:1 G5:2 E5:2 D5:2 E5:2 | D#5:3' F#5:1 A5:2 B5:2 D#6:2' C6:1 B5:1 A5:2 F#5:2",
  "G5:2' B5:1 D6:1 E6:4' D6:1 B5:1 A5:2 G5:2 E5:2 | F5:1' A5:1 C6:2 D6:2 _:2 B5:1' A5:1 G5:1 F5:1 D5:2 B4:2",
];

/** The same tune when the last coin is in: higher, and in runs. */
const HIGH_SCORE = [
  "E6:2' D6:1 B5:1 G5:3' A5:1 B5:2 E6:2 D6:2 B5:2 | A5:1' B5:1 D#6:2 F#6:4' D#6:2 B5:2 A5:2 F#5:2",
  "G5:2' B5:1 E6:1 G6:3' F#6:1 E6:2 D6:2 B5:2 G5:2 | A5:2' C6:1 D6:1 F6:4' D6:1 C6:1 B5:2 G5:2 D5:2",
  "E6:1' E6:1 _:1 D6:1 B5:2 G5:2 A5:1' B5:1 _:1 D6:1 E6:4 | D#6:2' B5:1 F#5:1 A5:4' B5:1 D#6:1 F#6:2 A6:4",
  "G6:2' F#6:1 E6:1 D6:2' B5:2 A5:1 B5:1 D6:2 E6:4' | F6:1' D6:1 A5:2 C6:1' A5:1 F5:2 G5:1' B5:1 D6:2 G6:4",
];

const BRIDGE = [
  "C6:6' B5:2 A5:4 E5:4 | F#5:6' A5:2 E5:8 | D5:2 G5:2 B5:2 D6:2' C6:2 B5:2 A5:2 G5:2 | B5:6' G5:2 E5:8",
  "A5:4' C6:4 E6:4' D6:2 C6:2 | B5:4' A5:2 F#5:2 D#5:4 F#5:4 | E5:2' F#5:1 G5:1 B5:4 F#6:4' E6:4 | D6:2' C#6:2 B5:2 A5:2 G#5:8'",
];

/** Four notes so fast that they are one chord, as old machines did it. */
const CHIP_CHORD = 'r:0.5 t:0.5 f:0.5 s:0.5 '.repeat(8).trim();

const CHIP_STAB =
  'r:0.5 t:0.5 f:0.5 s:0.5 _:4 r:0.5 t:0.5 f:0.5 s:0.5 _:4 r:0.5 t:0.5 f:0.5 s:0.5 r:0.5 t:0.5 f:0.5 s:0.5';

/** How the guitar scratches in the verse. */
const COMPING = ['..x.-xo.-.x.-xo.', '..x.-xo.-.x.xxo-'];

/** A coin for every sixteenth of the last beats of a bar. */
const COINS = [
  "_:8 ^r:1 ^t:1 ^f:1 ^s:1 ^^r:1' ^s:1 ^f:1 ^t:1",
  "_:4 ^f:1 ^t:1 ^r:1 s:1 ^r:1 ^t:1 ^f:1 ^s:1 ^^r:2' ^f:2",
];

/** What has a pitch, and what leads from one section to the next. */
export const tones: readonly Track[] = [
  {
    name: 'slap',
    notation: 'line',
    patch: slap,
    centre: 28,
    hold: 0.86,
    channel: {
      level: 1.5,
      drive: 1.3,
      duck: 0.25,
      room: 0.03,
      highpass: 34,
      eq: [{ shape: 'bell', hertz: 1400, decibels: 3, q: 0.8 }],
    },
    parts: {
      intro: lineAfter(2, ...softly([...SLAP_EASY, ...SLAP_EASY])),
      verse: [...softly(SLAP_EASY), ...softly(SLAP.slice(1))],
      build: SLAP_EASY,
      drop: SLAP,
      break: [...Array<string>(4).fill("r:8' f:4 ^r:4,"), ...SLAP],
      rise: SLAP_EASY,
      finale: [...SLAP, ...SLAP, ...Array<readonly string[]>(4).fill(SLAP_DANCE).flat()],
      outro: [
        SLAP[0] ?? '',
        SLAP[1] ?? '',
        "r:2' _:1 ^r:1' _:1 r:1, ^s:1' _:1 r:1' f:1 s:1 ~^r:1 _:4",
        "r:12' _:4",
      ],
    },
  },
  {
    name: 'tune',
    notation: 'line',
    patch: square,
    leads: true,
    hold: 0.88,
    channel: { level: 0, highpass: 300, lowpass: 11000, echo: 0.22, room: 0.15, pan: -0.05 },
    parts: {
      intro: softly(TUNE),
      verse: lineAfter(4, ...softly(TUNE)),
      build: lineAfter(3, "_:8 B4:1' D#5:1 F#5:1 A5:1 B5:2 D#6:2"),
      drop: [...TUNE, ...TUNE_END],
      break: BRIDGE,
      rise: lineAfter(3, "_:8 B5:1' D#6:1 F#6:1 A6:1 B6:4"),
      finale: [...TUNE, ...TUNE_END, ...HIGH_SCORE],
      outro: [
        "E5:2' G5:1 A5:1 B5:3' A5:1 G5:2 E5:2 D5:2 E5:2 | D#5:3' F#5:1 A5:2 B5:2 A5:1 F#5:1 D#5:2 B4:4 | E5:2' G5:1 B5:1 E6:4' B5:2 G5:2 F#5:2 E5:2 | _:16",
      ],
    },
  },
  {
    name: 'second player',
    notation: 'line',
    patch: {
      ...square,
      oscillators: [{ wave: 'square', level: 0.5, voices: 2, detune: 18, spread: 1 }],
    },
    hold: 0.85,
    channel: { level: -7, pan: 0.3, highpass: 250, echo: 0.2, room: 0.2 },
    parts: {
      drop: lineAfter(
        8,
        'B4:2 E5:1 E5:1 G5:3 E5:1 E5:2 B4:2 B4:2 B4:2 | B4:3 D#5:1 F#5:2 F#5:2 F#5:1 D#5:1 B4:2 F#4:4',
        'B4:2 E5:1 E5:1 G5:3 B5:1 G5:2 E5:2 E5:2 B4:2 | D5:2 F5:2 A5:2 A5:2 G5:2 F5:1 D5:1 D5:2 B4:2',
      ),
      finale: [
        'B4:2 E5:1 E5:1 G5:3 E5:1 E5:2 B4:2 B4:2 B4:2 | B4:3 D#5:1 F#5:2 F#5:2 F#5:1 D#5:1 B4:2 F#4:4',
        'B4:2 E5:1 E5:1 G5:3 B5:1 G5:2 E5:2 E5:2 B4:2 | D5:2 F5:2 A5:2 A5:2 G5:2 F5:1 D5:1 D5:2 B4:2',
      ],
    },
  },
  {
    name: 'chip chords',
    notation: 'line',
    patch: chip,
    centre: 64,
    hold: 1,
    channel: { level: -7, pan: 0.35, highpass: 400, lowpass: 9000, echo: 0.15, duck: 0.3 },
    parts: {
      intro: [CHIP_STAB],
      build: [CHIP_CHORD],
      drop: [CHIP_STAB],
      rise: [CHIP_CHORD],
      finale: [CHIP_STAB],
    },
  },
  {
    name: 'piano',
    notation: 'chords',
    patch: electricPiano,
    centre: 62,
    channel: {
      level: -2,
      pan: -0.1,
      highpass: 140,
      room: 0.2,
      chorus: 0.5,
      duck: 0.2,
      eq: [{ shape: 'highShelf', hertz: 3500, decibels: 3 }],
    },
    parts: {
      intro: softly(['X===..x==...x===', 'X=====..x==.x=x=']),
      verse: softly(['X==...x==..x..o.', '..x==...x==.x=o=']),
      drop: ['X==...x==..x..o.', '..x==...x==.x=o='],
      break: ['X=======x===x==='],
      rise: ['X===x===X===x==='],
      finale: ['X==...x==..x..o.', '..x==...x==.x=o='],
      outro: ['X==...x==..x..o.', '..x==...x==.x=o=', 'X===============', 'X==============='],
    },
  },
  {
    name: 'guitar',
    notation: 'chords',
    patch: guitar,
    centre: 67,
    hold: 0.6,
    channel: { level: -8, pan: -0.5, highpass: 300, room: 0.12 },
    parts: {
      verse: after(4, ...COMPING, ...COMPING),
      drop: ['-.x.-xo.-.x.-xo-', '..x.-xo.-.x.xxo-'],
      finale: ['x.xo-xo.x.xo-xo-', '..xo-xo.x.xoxxo-'],
    },
  },
  {
    name: 'pad',
    notation: 'chords',
    patch: pad,
    centre: 66,
    open: true,
    hold: 1,
    channel: { level: -9, highpass: 250, room: 0.3, chorus: 0.5 },
    parts: {
      build: ['X==============='],
      break: ['X==============='],
      rise: ['X==============='],
      finale: ['o==============='],
    },
  },
  {
    name: 'coins',
    notation: 'line',
    patch: bell,
    centre: 76,
    hold: 0.8,
    channel: { level: -10, pan: 0.4, highpass: 600, echo: 0.3, room: 0.25 },
    parts: {
      intro: ["B6:1 E7:3' _:12"],
      drop: lineAfter(8, ...Array<readonly string[]>(4).fill(COINS).flat()),
      finale: COINS,
      verse: ["_:16 | _:16 | _:16 | _:12 B6:1 E7:3'"],
      break: ['r:2 _:2 ^t:2 _:2 ^f:2 _:2 ^r:2 _:2'],
      rise: ['r:1 t:1 f:1 s:1 ^r:1 s:1 f:1 t:1 r:1 t:1 f:1 s:1 ^r:1 ^t:1 ^f:1 ^s:1'],
      outro: ["_:16 | _:16 | _:12 B6:1 E7:3' | _:16"],
    },
  },
  {
    name: 'riser',
    notation: 'line',
    patch: noiseRiser,
    leads: true,
    hold: 1,
    channel: { level: -8, room: 0.2 },
    parts: { build: ['E4:64'], rise: ['E4:64'] },
  },
];
