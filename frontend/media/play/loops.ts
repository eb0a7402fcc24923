/** What the mash-ups play of each song. */
import type { Song, Track } from '../music/score/types';

/** What a track does in a mash-up. */
export type LoopPart = 'kick' | 'snare' | 'hat' | 'bass' | 'chords' | 'tune';

/** Where a song is itself, and its bars: each song's drop has as many. */
export const SECTION = 'drop';
export const BARS = 16;
/** Below this mean a line is a bass, from this on a tune. */
const BASS_BELOW = 50;
const TUNE_FROM = 57;

/** The part of the mixer that a track belongs to; risers and what lies between bass and tune have none. */
export function partOf(track: Track, pitches: readonly number[]): LoopPart | undefined {
  if (track.patch.kind === 'riser') return undefined;
  if (track.notation === 'drums') {
    if (track.pumps) return 'kick';
    return /snare|clap|rim|taiko/iu.test(track.name) ? 'snare' : 'hat';
  }
  if (track.notation === 'chords') return 'chords';
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  if (mean < BASS_BELOW) return 'bass';
  return mean >= TUNE_FROM ? 'tune' : undefined;
}

/** Bars before a section. */
export function startOf(song: Song, section: string): number {
  const at = song.sections.findIndex(({ name }) => name === section);
  if (at < 0) throw new Error(`${song.title} has no ${section}`);
  return song.sections.slice(0, at).reduce((sum, { bars }) => sum + bars, 0);
}

/** Bars before a song's second drop, towards which it is written. */
export function secondDropOf(song: Song): number {
  const second = song.sections.filter(({ role }) => role === 'drop')[1];
  if (second === undefined) throw new Error(`${song.title} has no second drop`);
  return startOf(song, second.name);
}
