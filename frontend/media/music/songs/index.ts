import type { Song } from '../score/types';
import { glassParade } from './glass-parade';
import { paperMoonArcade } from './paper-moon-arcade';
import { redlineHalo } from './redline-halo';
import { seventeenDegrees } from './seventeen-degrees';
import { standbySignal } from './standby-signal';
import { voltKabuki } from './volt-kabuki';

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
