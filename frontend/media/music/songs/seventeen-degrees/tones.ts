import { lineAfter, softly } from '../phrases';
import { noiseRiser, pad, subBass, toneRiser } from '../patches/tones';
import type { Track } from '../../score/types';
import { acid, stab, lead } from './patches';

/** The bassline: the same sixteen steps all along. */
const LINE = "r:2' r:1, ^r:1 _:1 r:1' s:1 ~^r:1 r:2 ^t:1' ~^r:1 _:1 s:1 f:1, s:1";

const LINE_END = "r:2' r:1, ^r:1 _:1 r:1' s:1 ~^r:1 r:1 ^r:1' ~^t:1 ^r:1 s:1' f:1 t:1 n:1";

/** The second drop answers in the upper octave. */
const LINE_HIGH = "r:2' ^r:1, ^s:1 _:1 r:1' ^r:1 ~^t:1 ^r:2 ^f:1' ~^t:1 ^r:1 s:1 f:1, s:1";

/** Seventeen steps, sixteen times: each time it starts one step later in the bar. */
const TILT = "r+t+f:1' _:2 r+t+f:1, _:2 r+t+f:2 _:3 r+t+f:1' _:1 r+t+f:1, _:3 ".repeat(16).trim();

const MOTIF = [
  "F4:3' Ab4:3 C5:2 Db5:3' C5:3 Ab4:2 | G4:3' Ab4:3 Bb4:2 C5:6' Ab4:2",
  "F4:3' Ab4:3 C5:2 Eb5:3' Db5:3 C5:2 | Bb4:3' Ab4:3 G4:2 Eb4:4 F4:4'",
  "F4:3' Ab4:3 C5:2 Db5:3' C5:3 Ab4:2 | G4:3' Bb4:3 Db5:2 Eb5:6' C5:2",
  "F5:3' Eb5:3 Db5:2 C5:3' Ab4:3 Bb4:2 | C5:3 Bb4:3 Ab4:2 G4:3' E4:3 C4:2",
];

/** What the second drop sings when it has sung the motif. */
const TOP = [
  "C6:3' Ab5:3 F5:2 Ab5:3' C6:3 Eb6:2 | F6:6' Db6:2 Ab5:3' Bb5:3 C6:2",
  "Eb6:6' C6:2 Ab5:3' Bb5:3 C6:2 | Bb5:3' G5:3 Eb5:2 G5:4' Bb5:4",
  "C6:3' Ab5:3 F5:2 Ab5:3' C6:3 F6:2 | F6:6' Eb6:2 Db6:3' C6:3 Ab5:2",
  "Bb5:3' Db6:3 F6:2 Db6:4' Bb5:4 | C6:3' Bb5:3 G5:2 E5:3' G5:3 C6:2",
];

/** What has a pitch, and what leads from one section to the next. */
export const tones: readonly Track[] = [
  {
    name: 'rumble',
    notation: 'line',
    patch: subBass,
    centre: 28,
    channel: { level: -2.5, duck: 0.92, drive: 1.5, lowpass: 240 },
    parts: {
      groove: ['_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1'],
      drop: ['_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1'],
      peak: ['_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, ^r:1 r:1'],
      outro: [
        ...Array<string>(7).fill(
          '_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1',
        ),
        "r:16'",
      ],
    },
  },
  {
    name: 'line',
    notation: 'line',
    patch: acid,
    centre: 36,
    hold: 0.85,
    channel: {
      level: 1.5,
      duck: 0.45,
      drive: 1.6,
      highpass: 70,
      echo: 0.12,
      fader: [
        [0, -7],
        [4, -4],
        [12, -2],
        [16, 0],
        [32, 0],
        [32.01, -4],
        [40, -3],
        [48, 0],
        [64, 0],
        [72, -4],
      ],
      room: 0.08,
      sweep: {
        mode: 'low',
        resonance: 0.9,
        curve: [
          [0, 280],
          [4, 420],
          [12, 900],
          [16, 7000],
          [32, 14000],
          [32.01, 500],
          [40, 1500],
          [48, 8000],
          [64, 16000],
          [72, 300],
        ],
      },
    },
    parts: {
      intro: [LINE],
      groove: softly([LINE, LINE, LINE, LINE_END]),
      build: [LINE, LINE_END],
      drop: [LINE, LINE, LINE, LINE_END],
      break: [LINE],
      rise: [LINE, LINE_END],
      peak: [LINE, LINE_END, LINE_HIGH, LINE_END],
      outro: [...Array<string>(7).fill(LINE), "r:1' _:15"],
    },
  },
  {
    name: 'tilt',
    notation: 'line',
    patch: stab,
    centre: 52,
    hold: 0.9,
    channel: { level: -3.5, highpass: 220, duck: 0.5, echo: 0.35, room: 0.22, chorus: 0.4 },
    parts: { groove: softly([TILT]), drop: [TILT], peak: [TILT] },
  },
  {
    name: 'motif',
    notation: 'line',
    patch: lead,
    leads: true,
    channel: {
      level: -0.5,
      highpass: 250,
      duck: 0.35,
      fader: [
        [0, -3],
        [16, -3],
        [16.01, 0],
        [32, 0],
        [32.01, -3.5],
        [40, -3],
        [48, -1],
        [48.01, 0],
      ],
      echo: 0.3,
      room: 0.25,
      sweep: {
        mode: 'low',
        curve: [
          [0, 600],
          [12, 700],
          [16, 2500],
          [24, 12000],
          [32, 15000],
          [32.01, 2500],
          [48, 15000],
          [72, 15000],
        ],
      },
    },
    parts: {
      build: [MOTIF[0] ?? '', ...softly(MOTIF.slice(0, 1))],
      drop: [...lineAfter(8, ...MOTIF)],
      break: MOTIF,
      rise: [
        'F4:3 Ab4:3 C5:2 Db5:3 C5:3 Ab4:2 | _:16 | F4:3 Ab4:3 C5:2 Eb5:3 Db5:3 C5:2 | _:16',
        'F4:3 Ab4:3 C5:2 Db5:3 C5:3 Ab4:2',
        'F4:3 Ab4:3 C5:2 Eb5:3 Db5:3 C5:2',
        'F5:3 Db5:3 Bb4:2 F5:3 Db5:3 Bb4:2 | _:8 C5:2, E5:2, G5:2, Bb5:2,',
      ],
      peak: [...MOTIF, ...TOP],
      outro: ["F4:3' Ab4:3 C5:2 F5:8 | _:16 | _:16 | _:16"],
    },
  },
  {
    name: 'motif octave',
    notation: 'line',
    patch: {
      ...lead,
      oscillators: [{ wave: 'saw', level: 0.5, voices: 7, detune: 40, spread: 1, semitones: 12 }],
    },
    channel: { level: -7, highpass: 500, duck: 0.4, echo: 0.25, room: 0.35 },
    parts: {
      drop: lineAfter(8, ...MOTIF),
      peak: [...MOTIF, ...MOTIF],
    },
  },
  {
    name: 'pad',
    notation: 'chords',
    patch: pad,
    centre: 60,
    hold: 1,
    channel: {
      fader: [
        [0, -2],
        [16, -2],
        [32, -2],
        [40, -1],
        [48, 0],
      ],
      level: -4,
      highpass: 180,
      duck: 0.6,
      room: 0.4,
      chorus: 0.5,
    },
    parts: {
      intro: ['X==============='],
      build: ['X==============='],
      break: ['X==============='],
      rise: ['X==============='],
      peak: ['X==============='],
    },
  },
  {
    name: 'riser',
    notation: 'line',
    patch: toneRiser,
    leads: true,
    hold: 1,
    channel: { level: -7, highpass: 300, room: 0.2 },
    parts: { build: ['F3:64'], rise: ['F3:128'] },
  },
  {
    name: 'noise',
    notation: 'line',
    patch: noiseRiser,
    hold: 1,
    channel: { level: -10, room: 0.15 },
    parts: {
      groove: ['_:64 | F4:64'],
      drop: ['_:64 | F4:64'],
      break: ['_:64 | F4:64'],
      peak: ['_:64 | F4:64'],
    },
  },
];
