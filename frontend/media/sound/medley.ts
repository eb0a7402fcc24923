/** The medleys of the albums: the drop of each song, one after the other, cut on the bar. */
import { songMarks } from '../music/score/marks';
import type { Song } from '../music/score/types';
import { glassParade } from '../music/songs/glass-parade/song';
import { paperMoonArcade } from '../music/songs/paper-moon-arcade/song';
import { redlineHalo } from '../music/songs/redline-halo/song';
import { seventeenDegrees } from '../music/songs/seventeen-degrees/song';
import { voltKabuki } from '../music/songs/volt-kabuki/song';
import { SAMPLE_RATE, add, samples, silence, type Stereo } from '../music/synth/stereo';
import type { BeatGrid } from '../types';

/** Seconds that a medley lasts, as nearly as whole bars do. */
const MEDLEY_SECONDS = 30;

/** The songs of each album, in the order of its medley. */
export const ALBUM_SONGS = {
  medley01: [seventeenDegrees, glassParade, paperMoonArcade],
  medley02: [redlineHalo, voltKabuki],
} as const satisfies Record<string, readonly Song[]>;

/** Seconds in which one song gives way to the next, and in which the last one ends. */
const [CUT, END] = [0.03, 1.6];

/** Seconds in which a song begins: no click, and its first beat is whole. */
const BEGIN = 0.003;

/** A stretch of a song that a medley plays. */
export interface Excerpt {
  readonly song: Song;
  /** Seconds into the song, and into the medley. */
  readonly from: number;
  readonly at: number;
  readonly seconds: number;
}

/** What a medley plays when. */
export function excerpts(songs: readonly Song[]): readonly Excerpt[] {
  let at = 0;
  return songs.map((song) => {
    const { sections, bars } = songMarks(song);
    const drop = sections.find(({ name }) => name === 'drop');
    if (drop === undefined) throw new Error(`${song.title} has no drop`);
    const bar = bars[1] ?? 0;
    const seconds = Math.round(MEDLEY_SECONDS / songs.length / bar) * bar;
    const excerpt = { song, from: drop.from, at, seconds };
    at += seconds;
    return excerpt;
  });
}

/** Where each tempo of a medley begins. */
export function medleyBeats(parts: readonly Excerpt[]): BeatGrid {
  return parts.map(({ at, song }) => [Math.round(at * 1000) / 1000, song.bpm]);
}

/** A copy of a part of a sound, faded in and out. */
function faded(sound: Stereo, from: number, seconds: number, out: number): Stereo {
  const [first, length] = [samples(from), samples(seconds)];
  const [rise, fall] = [samples(BEGIN), samples(out)];
  const channel = (source: Float32Array) =>
    source
      .slice(first, first + length)
      .map((value, at) => value * Math.min(1, at / rise, (length - at) / fall));
  return { left: channel(sound.left), right: channel(sound.right) };
}

/** Plays the excerpts; each runs on under the first moment of the next. */
export function medley(parts: readonly Excerpt[], sounds: readonly Stereo[]): Stereo {
  const last = parts.at(-1);
  const whole = silence(samples((last?.at ?? 0) + (last?.seconds ?? 0)));
  parts.forEach((part, index) => {
    const sound = sounds[index];
    if (sound === undefined) throw new Error(`${part.song.title} has no sound`);
    const isLast = part === last;
    const overlap = isLast ? 0 : CUT;
    add(
      whole,
      faded(sound, part.from, part.seconds + overlap, isLast ? END : CUT),
      Math.round(part.at * SAMPLE_RATE),
    );
  });
  return whole;
}
