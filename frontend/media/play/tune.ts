/** The tune of a song, bar by bar: what a listener would sing along with. */
import type { Cut } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { type Event, stepSeconds, trackEvents } from '../music/score/timeline';
import type { Song, Track } from '../music/score/types';
import { stemOf } from './stems';

/** A tone of the tune. */
export interface Tone {
  /** Sixteenths from the start of the cut, and for how many it sounds. */
  readonly step: number;
  readonly length: number;
  readonly pitch: number;
}

/** Places a track that leads above every other one, however loud. */
const LEADS = 100;
/** Tones that make a tune; where no track has as many in a bar, one is enough. */
const TUNE = 2;
const NEAR = 1e-6;

/** A song's lines, those that lead first, and of these the loudest. */
function linesOf(song: Song): readonly Track[] {
  const rank = (track: Track): number =>
    track.channel.level + (stemOf(song, track) === 'lead' ? LEADS : 0);
  return song.tracks
    .filter(({ notation, patch }) => notation === 'line' && patch.kind !== 'riser')
    .map((track) => ({ track, rank: rank(track) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ track }) => track);
}

/** The tones of each bar of a cut: those of the line that leads in it. */
export function tunesOf(song: Song, { fromBar, bars }: Cut): readonly (readonly Tone[])[] {
  const toneOf = ({ time, seconds, pitch }: Event): Tone => {
    const sixteenth = stepSeconds(song);
    // Where a song swings, an odd sixteenth comes late.
    const step = Math.floor(time / sixteenth + NEAR) - fromBar * STEPS_PER_BAR;
    return { step, length: Math.round(seconds / sixteenth), pitch };
  };
  const lines = linesOf(song).map((track) => trackEvents(song, track).map(toneOf));
  return Array.from({ length: bars }, (_, bar) => {
    const within = lines.map((tones) =>
      tones.filter(({ step }) => Math.floor(step / STEPS_PER_BAR) === bar),
    );
    return (
      within.find(({ length }) => length >= TUNE) ?? within.find(({ length }) => length > 0) ?? []
    );
  });
}
