import { noiseRiser, pad, subBass, superSaw, toneRiser } from '../patches/tones';
import { lineAfter, softly } from '../phrases';
import type { Track } from '../../score/types';
import { flute, shamisen, hoover } from './patches';

/** The flute's call in the scale G A Bb D Eb, and its response. */
const CALL = [
  "G5:3' A5:1 Bb5:2 A5:2 G5:2 D5:2 Eb5:4 | D5:3' Eb5:1 G5:2 A5:2 G5:2 Eb5:2 D5:4",
  "Bb5:3' A5:1 Bb5:2 D6:2' A5:4 G5:2 A5:2 | Bb5:2 A5:2 G5:2 Eb5:2 ~D5:8'",
];

const RESPONSE = [
  "G5:3' A5:1 Bb5:2 D6:2 ~Eb6:4' D6:2 Bb5:2 | A5:3' Bb5:1 D6:2 Bb5:2 A5:2 G5:2 Eb5:4",
  "D5:2' Eb5:2 G5:2 A5:2 Bb5:2' D6:2 Eb6:2 G6:2 | ~A6:6' G6:2 ~D6:8'",
];

/** The second drop drives the call higher, and the finale does not let it rest. */
const HIGHER = [
  "D6:3' Eb6:1 G6:2 Eb6:2 D6:2 Bb5:2 A5:4 | Bb5:3' D6:1 Eb6:2 D6:2 Bb5:2 A5:2 G5:4",
  "G6:3' Eb6:1 D6:2 Bb5:2' A5:2 Bb5:2 D6:4 | Eb6:2 D6:2 Bb5:2 A5:2 ~D6:8'",
];

const STORM = [
  "G5:1' A5:1 Bb5:1 D6:1 Eb6:2' D6:2 G6:2 Eb6:2 D6:4 | Eb6:1' D6:1 Bb5:1 A5:1 G5:2' Bb5:2 Eb6:2 D6:2 G5:4",
  "A5:1' Bb5:1 D6:1 Eb6:1 A6:2' G6:2 Eb6:2 D6:2 A5:4 | F#6:2' D6:2 A5:2 D6:2 ~F#6:8'",
];

/** Slow, with long breaths, for the break. */
const BREATH =
  "D5:12' Eb5:4 | ~G5:8 A5:4 Bb5:4 | ~A5:12' G5:4 | Eb5:8 ~D5:8 | G5:8' A5:4 Bb5:4 | ~D6:12' Bb5:4 | A5:4 Bb5:2 A5:2 ~G5:8 | A5:16'";

const STRINGS = [
  "G4:1' G4:1, D4:1 G4:1 A4:1' Bb4:1 A4:1 G4:1 Eb4:1' D4:1 Eb4:1 G4:1 A4:1' G4:1 D4:2",
  "G4:1' G4:1, Bb4:1 A4:1 G4:1' Eb4:1 D4:1 Eb4:1 G4:1' A4:1 Bb4:1 D5:1 Bb4:1' A4:1 G4:2",
];

/** What has a pitch, and what leads from one section to the next. */
export const tones: readonly Track[] = [
  {
    name: 'offbeat bass',
    notation: 'line',
    patch: {
      ...subBass,
      oscillators: [
        { wave: 'sine', level: 0.8 },
        { wave: 'saw', level: 0.25 },
      ],
      drive: 2.2,
    },
    centre: 31,
    channel: { level: -2.5, duck: 0.85, lowpass: 900 },
    parts: {
      drop: ['_:2 r:2 _:2 r:2 _:2 r:2 _:2 r:2', '_:2 r:2 _:2 r:2 _:2 r:2 _:2 ^r:2'],
      strings: ['_:2 r:2 _:2 r:2 _:2 r:1 r:1 _:2 r:2'],
      peak: ['_:2 r:1 r:1 _:2 r:2 _:2 r:1 r:1 _:2 r:2', '_:2 r:1 r:1 _:2 r:2 _:2 r:2 _:1 r:1 ^r:2'],
      finale: ['_:1 r:1 r:1 r:1 _:1 r:1 r:1 r:1 _:1 r:1 r:1 r:1 _:1 r:1 ^r:1 r:1'],
      outro: [...Array<string>(6).fill('_:2 r:2 _:2 r:2 _:2 r:2 _:2 r:2'), "r:16'", "r:16'"],
    },
  },
  {
    name: 'hoover',
    notation: 'chords',
    patch: hoover,
    centre: 62,
    channel: { level: -3, highpass: 180, duck: 0.7, room: 0.15 },
    parts: {
      drop: ['X==.X=.X==.X=.X.', 'X==.X=.X==.X.X.X'],
      peak: ['X=.XX=.XX=.XX=.X', 'X=.XX=.XX.X.X.X.'],
      finale: softly(['XX.XX=.XXX.XX=.X', 'X=.XX=.XX.X.X.X.']),
      outro: [
        ...Array<string>(3).fill('X==.X=.X==.X=.X.'),
        'X==.X=.X==.X.X.X',
        ...Array<string>(2).fill('X==.X=.X==.X=.X.'),
        'X===============',
        'X==.............',
      ],
    },
  },
  {
    name: 'flute',
    notation: 'line',
    patch: flute,
    leads: true,
    hold: 0.93,
    channel: {
      level: 2,
      highpass: 300,
      duck: 0.15,
      echo: 0.22,
      room: 0.3,
      eq: [{ shape: 'bell', hertz: 3000, decibels: 3, q: 0.8 }],
    },
    parts: {
      intro: lineAfter(4, ...softly(CALL)),
      build: [
        ...CALL,
        "Bb5:3' A5:1 Bb5:2 D6:2' A5:4 G5:2 A5:2 | D6:16'",
        "_:16 | _:8 A5:1 Bb5:1 D6:1 Eb6:1 G6:1 A6:1 Bb6:2'",
      ],
      drop: [...CALL, ...RESPONSE],
      break: [BREATH],
      rise: [...CALL, ...RESPONSE.slice(0, 1), "_:16 | _:8 A5:1 Bb5:1 D6:1 Eb6:1 G6:2' A6:2"],
      peak: [...CALL, ...RESPONSE, ...HIGHER, ...RESPONSE],
      finale: [...STORM, ...HIGHER],
      outro: [...CALL, CALL[0] ?? '', "D5:2' Eb5:2 G5:2 A5:2 Bb5:2' D6:2 Eb6:2 D6:2 | G5:8' _:8"],
    },
  },
  {
    name: 'lightning',
    notation: 'line',
    patch: { ...superSaw, drive: 1.4 },
    hold: 0.92,
    channel: { level: -2, highpass: 320, duck: 0.45, echo: 0.15, room: 0.25 },
    parts: {
      drop: lineAfter(8, ...CALL, ...RESPONSE),
      rise: lineAfter(4, ...RESPONSE.slice(0, 1), '_:16 | _:16'),
      peak: [...CALL, ...RESPONSE, ...HIGHER, ...RESPONSE],
      finale: softly([...STORM, ...HIGHER]),
    },
  },
  {
    name: 'shamisen',
    notation: 'line',
    patch: shamisen,
    hold: 1,
    channel: { level: -2, pan: 0.2, highpass: 180, room: 0.2, echo: 0.12, drive: 1.4 },
    parts: {
      intro: softly(["G4:4' D4:4 A4:4' G4:4 | Bb4:3' A4:1 G4:2 Eb4:2 D4:8", ...STRINGS]),
      march: STRINGS,
      build: STRINGS,
      drop: STRINGS,
      strings: [
        ...STRINGS,
        "G4:1' G5:1 D5:1 G5:1 A5:1' Bb5:1 A5:1 G5:1 Eb5:1' D5:1 Eb5:1 G5:1 A5:1' G5:1 D5:2 | G5:1' A5:1 Bb5:1 A5:1 G5:1' Eb5:1 D5:1 Eb5:1 D5:1' Bb4:1 A4:1 G4:1 F#4:1' A4:1 D5:2",
      ],
      break: ["G4:8' D5:8, | Bb4:6' A4:2 G4:8,"],
      peak: STRINGS,
      finale: STRINGS,
      outro: [
        ...STRINGS,
        ...STRINGS,
        ...STRINGS,
        "G4:1' A4:1 Bb4:1 A4:1 G4:1' Eb4:1 D4:1 Eb4:1 D4:1' Eb4:1 G4:1 A4:1 Bb4:1' A4:1 F#4:2",
        "G4+D5+G5:16'",
      ],
    },
  },
  {
    name: 'second strings',
    notation: 'line',
    patch: { ...shamisen, brightness: 0.75, position: 0.2 },
    hold: 1,
    channel: { level: -7, pan: -0.4, highpass: 200, room: 0.3 },
    parts: {
      strings: ["D4:2' G3:2 D4:2' G3:2 Eb4:2' G3:2 D4:2' G3:2"],
      intro: lineAfter(4, "D4:2' G3:2 D4:2' G3:2 Eb4:2' G3:2 D4:2' G3:2"),
    },
  },
  {
    name: 'pad',
    notation: 'chords',
    patch: pad,
    centre: 62,
    open: true,
    hold: 1,
    channel: { level: -4, highpass: 160, duck: 0.5, room: 0.45, chorus: 0.4 },
    parts: {
      march: ['o==============='],
      build: ['X==============='],
      break: ['X==============='],
      rise: ['X==============='],
      peak: ['o==============='],
      finale: ['X==============='],
    },
  },
  {
    name: 'drone',
    notation: 'line',
    patch: { ...pad, filter: { mode: 'low', hertz: 420 } },
    hold: 1,
    channel: { level: -7, room: 0.3 },
    parts: { intro: ['G2+D3:128'], march: ['G2:128'], break: ['G2:128'] },
  },
  {
    name: 'riser',
    notation: 'line',
    patch: toneRiser,
    leads: true,
    hold: 1,
    channel: { level: -5, highpass: 300, room: 0.25 },
    parts: { build: ['_:64 | G3:64'], rise: ['G3:128'] },
  },
  {
    name: 'noise',
    notation: 'line',
    patch: noiseRiser,
    hold: 1,
    channel: { level: -10, room: 0.2 },
    parts: { drop: ['_:64 | G4:64'], strings: ['_:64 | G4:64'], peak: ['_:64 | G4:64'] },
  },
];
