import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

const ROYAL = 'Dbmaj9 | Eb6 | Cm7 | Fm9';

const TURN = 'Dbmaj9 | Eb6 | Cm7 | Fm9 | Dbmaj9 | Eb6 | Fm9 | Ab/C';

/** Future bass in A flat: chords that pump and shatter, and bells that glitter down after them. */
export const glassParade: Song = {
  id: 'song02',
  title: 'Glass Parade',
  genre: 'Future bass',
  bpm: 150,
  key: { tonic: 8, mode: 'major' },
  pump: 1.1,
  sections: [
    { name: 'intro', bars: 8, chords: ROYAL, ride: [-1.5, -1.5] },
    { name: 'verse', bars: 8, chords: TURN, role: 'groove', ride: [-1.5, -1.5] },
    {
      name: 'build',
      bars: 8,
      chords: 'Bbm9 | Cm7 | Dbmaj9 | Eb6 | Bbm9 | Cm7 | Dbmaj9 | Eb7sus4',
      ride: [-1.5, -1.5],
      thin: 260,
      breath: 4,
    },
    { name: 'drop', bars: 16, chords: TURN, role: 'drop' },
    {
      name: 'break',
      bars: 8,
      chords: 'Fm9 | Cm7 | Dbmaj9 | Ab/C | Bbm9 | Cm7 | Dbmaj9 | Eb7sus4',
      ride: [-1, -1],
    },
    {
      name: 'rise',
      bars: 8,
      chords: 'Dbmaj9 | Eb6 | Fm9 | Cm7 | Dbmaj9 | Eb6 | Fm9 | Eb7sus4',
      ride: [-1.5, -1.5],
      thin: 320,
      breath: 4,
    },
    { name: 'finale', bars: 16, chords: TURN, role: 'drop' },
    { name: 'outro', bars: 8, chords: 'Dbmaj9 | Eb6 | Cm7 | Fm9 | Dbmaj9 | Eb6 | Dbmaj9 | Abadd9' },
  ],
  space: {
    echo: { steps: 3, feedback: 0.4, lowpass: 7000 },
    room: { seconds: 2.6, size: 1.1, lowpass: 7000 },
  },
  eq: [
    { shape: 'bell', hertz: 200, decibels: -1 },
    { shape: 'highShelf', hertz: 7000, decibels: 3 },
  ],
  tracks: [...drums, ...tones],
};
