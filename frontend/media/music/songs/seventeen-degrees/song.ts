import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

const STATIC = 'Fm9';

const MOVING = 'Fm9 | Fm9 | Fm9 | Fm9 | Dbmaj7 | Dbmaj7 | Eb | C7';

const HYMN = 'Fm9 | Dbmaj7 | Ab | Eb | Fm9 | Dbmaj7 | Bbm9 | C7';

/** Techno in F minor: one bassline whose filter tilts open, and a stab of seventeen steps that leans out of the bar. */
export const seventeenDegrees: Song = {
  id: 'song01',
  title: 'SEVENTEEN DEGREES',
  genre: 'Techno',
  bpm: 136,
  key: { tonic: 5, mode: 'minor' },
  pump: 0.8,
  sections: [
    { name: 'intro', bars: 4, chords: STATIC },
    { name: 'groove', bars: 8, chords: STATIC },
    { name: 'build', bars: 4, chords: 'Fm9 | Fm9 | Db | Eb' },
    { name: 'drop', bars: 16, chords: MOVING },
    { name: 'break', bars: 8, chords: HYMN },
    { name: 'rise', bars: 4, chords: 'Dbmaj7 | Eb | Fm9 | C7' },
    {
      name: 'peak',
      bars: 12,
      chords: 'Fm9 | Fm9 | Dbmaj7 | Eb | Fm9 | Ab | Bbm9 | C7 | Fm9 | Dbmaj7 | Ab | Eb',
    },
    { name: 'outro', bars: 4, chords: STATIC },
  ],
  space: {
    echo: { steps: 3, feedback: 0.45, lowpass: 5500 },
    room: { seconds: 2.2, size: 1, lowpass: 5000 },
  },
  eq: [
    { shape: 'bell', hertz: 300, decibels: -1 },
    { shape: 'bell', hertz: 2600, decibels: 3, q: 0.7 },
    { shape: 'highShelf', hertz: 5500, decibels: 3 },
  ],
  tracks: [...drums, ...tones],
};
