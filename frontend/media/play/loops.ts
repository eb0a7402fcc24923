/** Eight bars of each song as notes, and how any two songs fit: what the mixer of the game's page plays. */
import { mashups } from '../music/mashup';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds, trackEvents } from '../music/score/timeline';
import type { Song, Track } from '../music/score/types';
import { SONGS } from '../music/songs/index';
import type { LoopPart, MashupLoops } from '@axtorm/game/types';

/** Bars of a loop: two phrases. */
const BARS = 8;
/** Where a song is itself. */
const SECTION = 'drop';
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

type Notes = Record<LoopPart, number[][]>;

/** The notes of a song's loop: step, length in steps, pitch, strength in per cent. */
function loopOf(song: Song): Notes {
  const parts: Notes = { kick: [], snare: [], hat: [], bass: [], chords: [], tune: [] };
  const step = stepSeconds(song);
  const from = startOf(song, SECTION) * STEPS_PER_BAR;
  for (const track of song.tracks) {
    const events = trackEvents(song, track).filter(({ time }) => {
      const at = time / step - from;
      return at > -1e-6 && at < BARS * STEPS_PER_BAR - 1e-6;
    });
    const part = partOf(
      track,
      events.map(({ pitch }) => pitch),
    );
    if (part === undefined) continue;
    for (const { time, seconds, pitch, velocity } of events) {
      const at = Number((time / step - from).toFixed(2));
      parts[part].push([
        at,
        Number((seconds / step).toFixed(2)),
        pitch,
        Math.round(velocity * 100),
      ]);
    }
  }
  // Two tracks that strike the same note at once are one voice here.
  for (const part of Object.keys(parts) as LoopPart[]) {
    const seen = new Map(
      parts[part].map((note) => [`${String(note[0])} ${String(note[2])}`, note]),
    );
    parts[part] = [...seen.values()].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  }
  return parts;
}

/** The file of the mixer. */
export function mashupLoops(): MashupLoops {
  return {
    bars: BARS,
    songs: SONGS.map((song) => ({ song: song.id, bpm: song.bpm, parts: loopOf(song) })),
    pairs: mashups(SONGS).map(({ host, guest, feel, shift }) => ({ host, guest, feel, shift })),
  } as MashupLoops;
}
