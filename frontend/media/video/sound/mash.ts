/** Two songs as one, for the videos of the mash-ups: each plays what the other leaves out. */
import path from 'node:path';

import { masterAll } from '../../music/master/master';
import { STREAMING } from '../../music/master/master';
import { mashups } from '../../music/mashup';
import { mixSong } from '../../music/mix/render-song';
import { songSeconds, trackEvents } from '../../music/score/timeline';
import type { Curve, Section, Song, Track } from '../../music/score/types';
import { type Stereo, add, samples } from '../../music/synth/stereo';
import { sourceDigest } from '../../pipeline/digest';
import { type LoopPart, partOf, startOf } from '../../play/loops';

/** Bars of the first half, in which the guest sings over the host's drums, and of the second. */
export interface Halves {
  readonly first: number;
  readonly second: number;
}

/** Seconds that may ring behind the last bar. */
const TAIL = 1;

/** The part of a song that is itself. */
const SECTION = 'drop';

const DRUMS: readonly LoopPart[] = ['kick', 'snare', 'hat'];
const HARMONY: readonly LoopPart[] = ['bass', 'chords'];

/** What each song plays in each half. */
const PLAYS = {
  host: { first: DRUMS, second: [...DRUMS, ...HARMONY] },
  guest: { first: [...HARMONY, 'tune'], second: ['tune'] },
} as const satisfies Record<string, Record<keyof Halves, readonly LoopPart[]>>;

const moved = (curve: Curve, bars: number): Curve =>
  curve.map(([bar, value]) => [bar - bars, value]);

/** A track that plays its phrases of the drop in some halves; what moves over the song moves along. */
function within(song: Song, track: Track, plays: (typeof PLAYS)['host' | 'guest']): Track {
  const from = startOf(song, SECTION);
  const pitches = trackEvents(song, track).map(({ pitch }) => pitch);
  const role = partOf(track, pitches);
  const phrases = track.parts[SECTION];
  const isIn = (half: keyof Halves) =>
    phrases !== undefined &&
    role !== undefined &&
    (plays[half] as readonly LoopPart[]).includes(role);
  const { sweep, fader, ...channel } = track.channel;
  return {
    ...track,
    channel: {
      ...channel,
      ...(sweep && { sweep: { ...sweep, curve: moved(sweep.curve, from) } }),
      ...(fader && { fader: moved(fader, from) }),
    },
    parts: Object.fromEntries(
      (['first', 'second'] as const).filter(isIn).map((half) => [half, phrases ?? []]),
    ),
  };
}

/** A song's share of the mash-up, as a song of its own. */
function share(song: Song, bars: Halves, plays: (typeof PLAYS)['host' | 'guest']): Song {
  const drop = song.sections.find(({ name }) => name === SECTION);
  if (drop === undefined) throw new Error(`${song.title} has no ${SECTION}`);
  const sections = (['first', 'second'] as const).map((name): Section => ({
    name,
    bars: bars[name],
    chords: drop.chords,
  }));
  const tracks = song.tracks
    .map((track) => within(song, track, plays))
    .filter(({ parts }) => Object.keys(parts).length > 0);
  return { ...song, sections, tracks };
}

/** Both shares at the host's tempo and in its key. */
export function sharesOf(host: Song, guest: Song, bars: Halves): readonly [Song, Song] {
  const fit = mashups([host, guest]).find((one) => one.host === host.id);
  if (fit?.feel !== 1) throw new Error(`${guest.title} runs at another feel than ${host.title}`);
  return [
    share(host, bars, PLAYS.host),
    { ...share(guest, bars, PLAYS.guest), bpm: host.bpm, transpose: fit.shift },
  ];
}

/** A digest of everything that decides the samples, but for the songs. */
export const mashSources = (): string => sourceDigest(path.join(import.meta.dirname, 'mash.ts'));

/** The third song that two songs make. */
export function mash(shares: readonly [Song, Song]): Stereo {
  const [host, guest] = shares;
  const length = samples(songSeconds(host) + TAIL);
  const sum = mixSong(host, length);
  add(sum, mixSong(guest, length));
  const [sound] = masterAll(sum, host.eq ?? [], { from: 0, to: length }, [STREAMING]);
  if (sound === undefined) throw new Error(`${host.title} has no master`);
  return sound;
}
