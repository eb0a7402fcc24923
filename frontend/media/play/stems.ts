/** The stems of a song's drop: its drums, bass, chords and lead alone, which together are as loud as the finished song. */
import type { StemPart } from '@axtorm/game/types';

import { integratedLoudness } from '../music/master/loudness';
import { mixSong } from '../music/mix/render-song';
import { STEPS_PER_BAR } from '../music/score/chords';
import { songSeconds, stepSeconds, trackEvents } from '../music/score/timeline';
import type { Song, Track } from '../music/score/types';
import { bandSection, runBiquad } from '../music/synth/biquad';
import { FLAT, filterStereo } from '../music/synth/filter';
import { type Stereo, amplitude, samples, slice } from '../music/synth/stereo';
import { BARS, type LoopPart, SECTION, partOf, startOf } from './loops';
import { MARKED, mark } from './mark';

/** The stem of each part of a mash-up. */
const STEMS: Readonly<Record<LoopPart, StemPart>> = {
  kick: 'drums',
  snare: 'drums',
  hat: 'drums',
  bass: 'bass',
  chords: 'chords',
  tune: 'lead',
};
export const STEM_PARTS: readonly StemPart[] = ['drums', 'bass', 'chords', 'lead'];

/** What rings on after the song's last bar while it is rendered, in seconds, as in the finished song. */
const RING = 5;
/** Nothing below is music: the finished song has the same cut. */
const LOWEST_HERTZ = 28;
/** What is heard of the bar after the last, under the first of the next round, and the way in, in seconds. */
export const CUT = 0.03;
const BEGIN = 0.0015;
/** The highest sample of a song's stems, below which no decoder cuts peaks off. */
const HIGHEST = 0.85;

/** Whether a track strikes several tones at once, however it is written down. */
function isChordal(track: Track, times: readonly number[]): boolean {
  return track.notation !== 'drums' && times.length >= 2 * new Set(times).size;
}

/** The stem that a track belongs to: every track has one, so that the stems together are the song. */
export function stemOf(song: Song, track: Track): StemPart {
  const events = trackEvents(song, track);
  if (
    isChordal(
      track,
      events.map(({ time }) => time),
    )
  )
    return 'chords';
  const part = partOf(
    track,
    events.map(({ pitch }) => pitch),
  );
  if (part !== undefined) return STEMS[part];
  return track.patch.kind === 'riser' ? 'drums' : 'chords';
}

/** A song of which one stem alone is heard; its kicks still push what they push. */
function solo(song: Song, part: StemPart): Song {
  const tracks = song.tracks.map((track) =>
    stemOf(song, track) === part
      ? track
      : { ...track, channel: { ...track.channel, isMuted: true } },
  );
  return { ...song, tracks };
}

/** The first sample of the drop, and how many it has. */
export function dropOf(song: Song): { readonly from: number; readonly length: number } {
  const bar = STEPS_PER_BAR * stepSeconds(song);
  return { from: samples(startOf(song, SECTION) * bar), length: samples(BARS * bar) };
}

/** What a part of the drop sounds like before it is made as loud as the song: both sides as one. */
function rendered(song: Song, part: StemPart): Float32Array {
  const sound = mixSong(solo(song, part), samples(songSeconds(song) + RING));
  filterStereo(sound, 'high', () => LOWEST_HERTZ, FLAT);
  for (const band of song.eq ?? []) {
    runBiquad(sound.left, bandSection(band));
    runBiquad(sound.right, bandSection(band));
  }
  const { from, length } = dropOf(song);
  const { left, right } = slice(sound, from, from + length + samples(CUT));
  return left.map((value, i) => (value + (right[i] ?? 0)) / 2);
}

const highestOf = (channel: Float32Array): number =>
  channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** The stems of a song, each as high as a file holds, and by how much they are to be turned up. */
export interface Stems {
  readonly gain: number;
  readonly channels: Readonly<Record<StemPart, Float32Array>>;
}

/** Renders the stems of a song. */
export function renderStems(song: Song, finished: Stereo): Stems {
  const parts = STEM_PARTS.map((part) => [part, rendered(song, part)] as const);
  const { from, length } = dropOf(song);
  const sum = new Float32Array(length).map((_, i) =>
    parts.reduce((total, [, channel]) => total + (channel[i] ?? 0), 0),
  );
  const asLoud = amplitude(
    integratedLoudness(slice(finished, from, from + length)) -
      integratedLoudness({ left: sum, right: sum }),
  );
  const highest = Math.max(...parts.map(([, channel]) => highestOf(channel)));
  const scale = HIGHEST / highest;
  return {
    gain: Math.round((1000 * asLoud) / scale) / 1000,
    channels: Object.fromEntries(
      parts.map(([part, channel]) => [part, channel.map((value) => value * scale)]),
    ) as Stems['channels'],
  };
}

/** A stem behind its pulse, faded at both ends. */
export function markedStem(stem: Float32Array): Float32Array {
  const sound = new Float32Array(MARKED + stem.length);
  mark(sound);
  stem.forEach((value, i) => {
    const fade = Math.min(1, i / samples(BEGIN), (stem.length - i) / samples(CUT));
    sound[MARKED + i] = value * fade;
  });
  return sound;
}

/** A height is one digit to this base. */
const BASE = 36;

/** How loud each stem is in each sixteenth of the drop against the loudest of all: one digit each. */
export function stemPeaks({ channels }: Stems): Record<StemPart, string> {
  const count = BARS * STEPS_PER_BAR;
  const levels = STEM_PARTS.map((part) => {
    const channel = channels[part];
    const length = (channel.length - samples(CUT)) / count;
    return Array.from({ length: count }, (_, i) => {
      const within = channel.subarray(Math.round(i * length), Math.round((i + 1) * length));
      return Math.sqrt(within.reduce((sum, value) => sum + value * value, 0) / within.length);
    });
  });
  const most = Math.max(...levels.flat(), Number.MIN_VALUE);
  const digit = (level: number): string => Math.round((level / most) * (BASE - 1)).toString(BASE);
  return Object.fromEntries(
    STEM_PARTS.map((part, i) => [part, (levels[i] ?? []).map(digit).join('')]),
  ) as Record<StemPart, string>;
}
