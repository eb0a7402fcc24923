import { electricPiano, pad, subBass, superSaw, toneRiser } from '../patches/tones';
import { after, lineAfter, softly } from '../phrases';
import type { Track } from '../../score/types';
import { vox, glass, chordPatch } from './patches';

/** The song that the drop sings, four bars and their response. */
const CALL = [
  "C5:3' Eb5:3 F5:2 _:2 Ab5:2' G5:2 Eb5:2 | G5:3' F5:3 Eb5:2 _:2 Bb4:2 C5:2 Eb5:2",
  "C5:3' Eb5:3 G5:2 _:2 Bb5:2' Ab5:2 G5:2 | Ab5:3' G5:1 F5:2 Eb5:2 C5:4' Eb5:2 F5:2",
];

const RESPONSE = [
  "C5:3' Eb5:3 F5:2 _:2 Ab5:2' G5:2 Eb5:2 | G5:3' Ab5:3 Bb5:2 _:2 Eb5:2 F5:2 G5:2",
  "C6:3' Bb5:3 G5:2 _:2 Eb5:2 F5:2 G5:2 | Ab5:6' _:2 C6:2' Bb5:2 Ab5:2 Eb5:2",
];

/** The finale answers an octave higher, and falls back into the song. */
const ANSWER = [
  "Ab5:3' C6:3 Eb6:2 _:2 F6:2' Eb6:2 C6:2 | Bb5:3' C6:3 Bb5:2 _:2 G5:2 Ab5:2 Bb5:2",
  "G5:3' Bb5:3 C6:2 _:2 Eb6:2' D6:2 Bb5:2 | Ab5:3' C6:1 F6:2 Eb6:2 C6:4' Ab5:2 F5:2",
  "Ab5:3' C6:3 Eb6:2 _:2 F6:2' Eb6:2 C6:2 | Bb5:3' C6:3 Eb6:2 _:2 G5:2 Bb5:2 Eb6:2",
  "F6:3' Eb6:3 C6:2 Ab5:2' Bb5:2 C6:2 Eb6:2 | Eb6:6' _:2 C6:2' Bb5:2 Ab5:4",
];

const SHORT = "C5:3' Eb5:3 F5:2 _:2 Ab5:2' G5:2 Eb5:2 | Ab5:3' G5:3 F5:2 Eb5:8'";

/** How the chords of the drop are struck: long, broken, and in splinters at the end of four bars. */
const CHOPS = ['X==.X==.X=X==.X.', 'X==.X==.X.X=X=X=', 'X==.X==.X=X==.X.', 'X=.X=.X=X.X.X.XX'];

/** How the finale strikes them once it runs straight: on every beat, and between. */
const RUN = ['X=.XX=.XX=.XX=.X', 'X=.XX=.XX=XXX=.X', 'X=.XX=.XX=.XX=.X', 'X=.XX=.XXXX.X.XX'];

/** A fall of glass: sixteenths down the chord. */
const FALL =
  "^^^r:1' ^^n:1 ^^s:1, ^^f:1 ^^t:1' ^^r:1, ^n:1 ^s:1 ^f:1' ^t:1 ^r:1, n:1 s:1' f:1 t:1, r:1";

const ARP = 'r:1 f:1, ^r:1 ^t:1, ^f:1 ^t:1, ^r:1 f:1, s:1 ^r:1, ^t:1 ^n:1, ^f:1 ^t:1, ^r:1 f:1,';

/** What has a pitch, and what leads from one section to the next. */
export const tones: readonly Track[] = [
  {
    name: 'sub',
    notation: 'line',
    patch: subBass,
    centre: 32,
    channel: { level: -2, duck: 0.75, drive: 1.4, lowpass: 320 },
    parts: {
      verse: ["r:10' r:4 ^r:2", "r:6' r:4 r:4 ~f:2"],
      build: ['r:8, r:8,', 'r:8, r:6, ^r:2,'],
      drop: ["r:6' r:2 r:4' ^r:2 r:2", "r:3' r:5 r:4' ~^r:2 f:2"],
      rise: ['r:16,'],
      finale: ["r:6' r:2 r:4' ^r:2 r:2", "r:3' r:5 r:4' ~^r:2 f:2"],
      outro: ['r:16,'],
    },
  },
  {
    name: 'growl',
    notation: 'line',
    patch: {
      ...chordPatch,
      oscillators: [{ wave: 'saw', level: 0.7, voices: 3, detune: 26, spread: 0.5 }],
      drive: 2,
    },
    centre: 36,
    channel: { level: -6, duck: 0.8, highpass: 110, lowpass: 2400, chorus: 0.3 },
    parts: {
      drop: ["r:3' _:1 r:2 _:2 r:2' ^r:2 r:2 _:2", "r:3' r:3 _:2 r:2' f:2 ^r:2 s:2"],
      finale: [
        "r:2' _:1 r:1 ^r:2 _:2 r:2' ^r:2 s:2 _:2",
        "r:2' _:1 r:1 f:2 _:2 r:2' f:1 s:1 ^r:2 s:2",
      ],
    },
  },
  {
    name: 'chords',
    notation: 'chords',
    patch: chordPatch,
    centre: 63,
    hold: 0.96,
    channel: {
      level: 0.5,
      highpass: 150,
      duck: 0.85,
      room: 0.16,
      chorus: 0.25,
      eq: [{ shape: 'highShelf', hertz: 6000, decibels: 3 }],
    },
    parts: { drop: CHOPS, finale: [...CHOPS, ...CHOPS, ...RUN, ...RUN] },
  },
  {
    name: 'high chords',
    notation: 'chords',
    patch: {
      ...chordPatch,
      oscillators: [{ wave: 'saw', level: 0.6, voices: 7, detune: 46, spread: 1 }],
    },
    centre: 75,
    channel: { level: -6, highpass: 500, duck: 0.85, room: 0.3 },
    parts: {
      drop: [...after(8), ...CHOPS, ...CHOPS],
      finale: [...CHOPS, ...CHOPS, ...RUN, ...RUN],
    },
  },
  {
    name: 'swell',
    notation: 'chords',
    patch: superSaw,
    centre: 63,
    hold: 1,
    channel: {
      level: -3,
      highpass: 180,
      duck: 0.5,
      room: 0.25,
      gate: 'xx.xx.x.xx.xx.x.',
      sweep: {
        mode: 'low',
        curve: [
          [0, 400],
          [16, 500],
          [24, 9000],
          [48, 900],
          [56, 12000],
        ],
      },
    },
    parts: { build: ['X==============='], rise: ['X==============='] },
  },
  {
    name: 'pad',
    notation: 'chords',
    patch: pad,
    centre: 60,
    open: true,
    hold: 1,
    channel: { level: -5, highpass: 200, duck: 0.4, room: 0.45, chorus: 0.5 },
    parts: {
      intro: ['X==============='],
      verse: ['X==============='],
      break: ['X==============='],
      outro: ['X==============='],
    },
  },
  {
    name: 'piano',
    notation: 'chords',
    patch: electricPiano,
    centre: 62,
    open: true,
    channel: { level: -2.5, highpass: 120, duck: 0.25, echo: 0.1, room: 0.3, chorus: 0.4 },
    parts: {
      intro: softly(['X=====o=..x===x=', 'X=====o=..x=x=o=']),
      verse: ['X=====o=..x===x=', 'X=====o=..x=x=o='],
      break: ['X==============='],
      outro: ['X=====o=..x===x=', 'X=====o=..x=x=o=', 'X=====o=..x===x=', 'X==============='],
    },
  },
  {
    name: 'vox',
    notation: 'line',
    patch: vox,
    leads: true,
    hold: 0.9,
    channel: {
      level: 0.5,
      highpass: 260,
      duck: 0.3,
      echo: 0.28,
      room: 0.28,
      eq: [{ shape: 'bell', hertz: 2600, decibels: 2.5, q: 0.8 }],
    },
    parts: {
      verse: lineAfter(4, SHORT),
      drop: [...CALL, ...RESPONSE],
      break: lineAfter(4, "F5:6 Eb5:2 C5:8 | Eb5:6 F5:2 G5:8 | Ab5:6 G5:2 F5:4 Eb5:4 | Bb5:16'"),
      build: lineAfter(7, "_:8 Eb5:2' F5:2 G5:2 Bb5:2"),
      rise: lineAfter(7, "_:8 Eb5:2' G5:2 Bb5:2 Eb6:2"),
      finale: [...CALL, ...RESPONSE, ...ANSWER],
      outro: [
        'C5:3 Eb5:3 F5:2 Ab5:8 | G5:3 F5:3 Eb5:10 | C5:3 Eb5:3 F5:2 Ab5:8 | G5:3 Bb5:3 C6:10',
        'C5:3 Eb5:3 F5:2 Ab5:8 | G5:3 F5:3 Eb5:10 | C5:3 Eb5:3 F5:2 Ab5:8 | C6:16,',
      ],
    },
  },
  {
    name: 'vox above',
    notation: 'line',
    patch: {
      ...vox,
      oscillators: [{ wave: 'saw', level: 0.5, voices: 5, detune: 30, spread: 1, semitones: 12 }],
    },
    channel: { level: -8, highpass: 600, duck: 0.4, echo: 0.3, room: 0.4 },
    parts: {
      drop: [...lineAfter(8), ...CALL, ...RESPONSE],
      finale: [...CALL, ...RESPONSE, ...CALL, ...RESPONSE],
    },
  },
  {
    name: 'glass',
    notation: 'line',
    patch: glass,
    centre: 56,
    hold: 0.9,
    channel: { level: -6, pan: -0.15, highpass: 300, echo: 0.35, room: 0.4, duck: 0.2 },
    parts: {
      intro: [ARP],
      verse: [...lineAfter(3), FALL],
      build: [ARP],
      drop: ['_:16 | _:16 | _:16', FALL],
      break: [ARP],
      finale: ['_:16', FALL],
      outro: [ARP, ARP, ARP, FALL, ARP, ARP, FALL, '_:16'],
    },
  },
  {
    name: 'riser',
    notation: 'line',
    patch: toneRiser,
    leads: true,
    hold: 1,
    channel: { level: -6, highpass: 300, room: 0.25 },
    parts: { build: ['_:64 | Eb4:64'], rise: ['Eb4:128'] },
  },
];
