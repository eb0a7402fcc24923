import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

const STATIC = 'Fm9';

const MOVING = 'Fm9 | Fm9 | Fm9 | Fm9 | Dbmaj7 | Dbmaj7 | Eb | C7';

const HYMN = 'Fm9 | Dbmaj7 | Ab | Eb | Fm9 | Dbmaj7 | Bbm9 | C7';

const PEAK =
  'Fm9 | Fm9 | Dbmaj7 | Eb | Fm9 | Ab | Bbm9 | C7 | Fm9 | Dbmaj7 | Ab | Eb | Fm9 | Dbmaj7 | Bbm9 | C7';

/** Techno in F minor: one bassline whose filter tilts open, and a stab of seventeen steps that leans out of the bar. */
export const seventeenDegrees: Song = {
  id: 'song01',
  title: 'SEVENTEEN DEGREES',
  genre: 'Techno',
  bpm: 136,
  key: { tonic: 5, mode: 'minor' },
  pump: 0.8,
  isHard: true,
  sections: [
    { name: 'intro', bars: 4, chords: STATIC, ride: [-1.5, -1.5] },
    { name: 'groove', bars: 8, chords: STATIC, role: 'groove', ride: [-1.5, -1.5] },
    {
      name: 'build',
      bars: 4,
      chords: 'Fm9 | Fm9 | Db | Eb',
      ride: [-1.5, -1.5],
      thin: 240,
      breath: 4,
    },
    { name: 'drop', bars: 16, chords: MOVING, role: 'drop' },
    { name: 'break', bars: 8, chords: HYMN, ride: [-1, -1] },
    {
      name: 'rise',
      bars: 8,
      chords: 'Dbmaj7 | Eb | Fm9 | C7 | Dbmaj7 | Eb | Bbm9 | C7',
      ride: [-1.5, -1.5],
      thin: 300,
      breath: 4,
    },
    { name: 'peak', bars: 16, chords: PEAK, role: 'drop' },
    { name: 'outro', bars: 8, chords: STATIC, ride: [-1.5, -1.5] },
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
