import type { Song } from '../score/types';
import { glassParade } from './glass-parade/song';
import { paperMoonArcade } from './paper-moon-arcade/song';
import { redlineHalo } from './redline-halo/song';
import { seventeenDegrees } from './seventeen-degrees/song';
import { standbySignal } from './standby-signal/song';
import { voltKabuki } from './volt-kabuki/song';

/** The five instrumentals in the order of the fan kit. */
export const SONGS: readonly Song[] = [
  seventeenDegrees,
  glassParade,
  redlineHalo,
  paperMoonArcade,
  voltKabuki,
];

/** The music that runs while a stream waits. */
export const LOOP: Song = standbySignal;

/** Everything that is rendered. */
export const PIECES: readonly Song[] = [...SONGS, LOOP];
