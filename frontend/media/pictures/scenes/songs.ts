import { glassParade } from './songs/glass-parade';
import { paperMoonArcade } from './songs/paper-moon-arcade';
import { redlineHalo } from './songs/redline-halo';
import { seventeenDegrees } from './songs/seventeen-degrees';
import { voltKabuki } from './songs/volt-kabuki';

/** The five songs' art, in the order of the fan kit's texts. */
export const SONG_ART: readonly (() => string)[] = [
  seventeenDegrees,
  glassParade,
  redlineHalo,
  paperMoonArcade,
  voltKabuki,
];
