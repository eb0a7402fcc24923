import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

const MINOR = 'F#m9 | F#m9 | Dmaj7 | E';

const LIFT = 'F#m9 | F#m9 | Dmaj7 | E | F#m9 | A | Bm9 | C#7';

/** Drum and bass in F sharp minor: a lead that slides like a siren over breaks. */
export const redlineHalo: Song = {
  id: 'song03',
  title: 'REDLINE HALO',
  genre: 'Drum and bass',
  bpm: 174,
  key: { tonic: 6, mode: 'minor' },
  pump: 0.7,
  isHard: true,
  sections: [
    { name: 'intro', bars: 8, chords: 'F#m9 | Dmaj7 | Aadd9 | E', ride: [-1.5, -1.5] },
    { name: 'groove', bars: 8, chords: MINOR, role: 'groove', ride: [-1.5, -1.5] },
    {
      name: 'build',
      bars: 8,
      chords: 'F#m9 | Dmaj7 | Aadd9 | E | F#m9 | Dmaj7 | Bm9 | C#7',
      ride: [-1.5, -1.5],
      thin: 240,
      breath: 4,
    },
    { name: 'drop', bars: 16, chords: LIFT, role: 'drop' },
    { name: 'switch', bars: 8, chords: MINOR, ride: [-1, -1] },
    { name: 'break', bars: 8, chords: 'Dmaj7 | E | F#m9 | Aadd9 | Dmaj7 | E | C#m7 | F#m9' },
    {
      name: 'rise',
      bars: 8,
      chords: 'Dmaj7 | Dmaj7 | E | E | F#m9 | F#m9 | Bm9 | C#7',
      ride: [-1, -1.5],
      thin: 300,
      breath: 4,
    },
    {
      name: 'peak',
      bars: 16,
      chords: 'F#m9 | Dmaj7 | Aadd9 | E | F#m9 | Dmaj7 | Bm9 | C#7',
      role: 'drop',
    },
    {
      name: 'outro',
      bars: 8,
      chords: 'F#m9 | Dmaj7 | Aadd9 | E | F#m9 | Dmaj7 | Aadd9 | F#m9',
      ride: [-1.5, -1.5],
    },
  ],
  space: {
    echo: { steps: 6, feedback: 0.38, lowpass: 5500 },
    room: { seconds: 2.4, size: 1, lowpass: 6500 },
  },
  eq: [
    { shape: 'bell', hertz: 280, decibels: -1.5 },
    { shape: 'bell', hertz: 2600, decibels: 1.5, q: 0.7 },
    { shape: 'highShelf', hertz: 5500, decibels: 2 },
  ],
  tracks: [...drums, ...tones],
};
