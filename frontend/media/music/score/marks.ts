import { STEPS_PER_BAR } from './chords';
import { songBars, stepSeconds } from './timeline';
import type { Song } from './types';

/** Times that pictures can be cut on, in seconds from the start of the finished file. */
export interface SongMarks {
  readonly bpm: number;
  readonly beats: readonly number[];
  readonly bars: readonly number[];
  readonly sections: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** Beats, bars and sections of a song. */
export function songMarks(song: Song): SongMarks {
  const beat = 4 * stepSeconds(song);
  const bar = STEPS_PER_BAR * stepSeconds(song);
  const bars = songBars(song);
  let at = 0;
  const sections = song.sections.map((section) => {
    const from = at * bar;
    at += section.bars;
    return { name: section.name, from, to: at * bar };
  });
  return {
    bpm: song.bpm,
    beats: Array.from({ length: bars * 4 }, (_, i) => i * beat),
    bars: Array.from({ length: bars }, (_, i) => i * bar),
    sections,
  };
}
