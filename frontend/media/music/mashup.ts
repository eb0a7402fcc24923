/** How any two songs are played as one: how fast, and how many semitones apart. */
import type { Key, Song, SongId } from './score/types';

/** How the guest is set over the host. */
export interface Mashup {
  readonly host: SongId;
  readonly guest: SongId;
  /** The guest is played so many times as fast. */
  readonly tempo: number;
  /** Guest's beats for one of the host's: 0.5 lets it run at half, 2 at double time. */
  readonly feel: 0.5 | 1 | 2;
  /** Semitones that the guest is moved, at most six either way. */
  readonly shift: number;
  /** The key that both are in then: the host's. */
  readonly key: Key;
}

/** Tones of a major scale above its tonic. */
const MAJOR = [0, 2, 4, 5, 7, 9, 11];

/** The tonic of the major scale that has a key's tones: a minor key shares those three semitones above. */
function relativeMajor(key: Key): number {
  return key.mode === 'major' ? key.tonic : (key.tonic + 3) % 12;
}

/** The tones of a key, from 0 (C) to 11 (B). */
export function scaleOf(key: Key): ReadonlySet<number> {
  return new Set(MAJOR.map((tone) => (relativeMajor(key) + tone) % 12));
}

const FEELS = [0.5, 1, 2] as const;

/** The feel that stretches the guest least. */
function closestFeel(host: number, guest: number): Mashup['feel'] {
  const stretch = (feel: number): number => Math.abs(Math.log2((host * feel) / guest));
  return FEELS.reduce((best, feel) => (stretch(feel) < stretch(best) ? feel : best));
}

/** How `guest` is set over `host`. */
function mashup(host: Song, guest: Song): Mashup {
  const feel = closestFeel(host.bpm, guest.bpm);
  const up = (relativeMajor(host.key) - relativeMajor(guest.key) + 12) % 12;
  return {
    host: host.id,
    guest: guest.id,
    tempo: (host.bpm * feel) / guest.bpm,
    feel,
    shift: up > 6 ? up - 12 : up,
    key: host.key,
  };
}

/** Every pair of different songs, in both orders. */
export function mashups(songs: readonly Song[]): readonly Mashup[] {
  return songs.flatMap((host) =>
    songs.filter((guest) => guest !== host).map((guest) => mashup(host, guest)),
  );
}
