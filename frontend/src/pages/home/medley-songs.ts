/**
 * The songs that the medley of each album plays, in its order. The titles stand here, because the list of songs would bring the game's
 * files with it; a test compares them with what the media kit plays.
 */
export const MEDLEY_SONGS = {
  medley02: ['REDLINE HALO', 'VOLT KABUKI'],
  medley01: ['SEVENTEEN DEGREES', 'Glass Parade', 'Paper Moon Arcade'],
} as const;

export type MedleyName = keyof typeof MEDLEY_SONGS;
