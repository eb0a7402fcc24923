import { duckCurve } from '../effects/duck';
import { echo } from '../effects/echo';
import { room } from '../effects/room';
import { type StripContext, runStrip } from '../effects/strip';
import { integratedLoudness } from '../master/loudness';
import { type Level, STREAMING, masterAll } from '../master/master';
import {
  type Event,
  checkSong,
  songBars,
  songSeconds,
  stepSeconds,
  trackEvents,
} from '../score/timeline';
import type { Song, Track } from '../score/types';
import { fadeOut } from '../synth/envelope';
import {
  SAMPLE_RATE,
  type Stereo,
  add,
  amplitude,
  samples,
  scaleChannel,
  silence,
  slice,
} from '../synth/stereo';
import { panGains } from '../synth/tone';
import { renderNote } from '../synth/voice';
import { rideMix } from './ride';

/** Loudness of a track whose level is 0, in LUFS. */
const REFERENCE_LUFS = -20;
/** What may ring after the last bar, in seconds. */
const TAIL = 5;
/** Nobody hears what is below this, as an amplitude; from there the sound fades for so many seconds. */
const INAUDIBLE = amplitude(-46);
const TAIL_FADE = 0.6;
/** Notes that are written alike sound in so many ways, one after the other. */
const VARIANTS = 3;

/** The sum of the tracks, and what they send to the shared effects. */
interface Buses {
  readonly mix: Stereo;
  readonly echo: Stereo;
  readonly room: Stereo;
}

/** Plays a track's notes, without its channel. */
function playTrack(track: Track, events: readonly Event[], length: number): Stereo {
  const sound = silence(length);
  const known = new Map<string, Stereo>();
  for (const event of events) {
    const { pitch, from, seconds, velocity } = event;
    const seed = pitch * VARIANTS + (event.take % VARIANTS);
    const name = [seed, from ?? '', seconds.toFixed(4), velocity].join(' ');
    let note = known.get(name);
    if (!note) {
      note = renderNote(track.patch, { pitch, from, seconds, velocity, seed });
      known.set(name, note);
    }
    add(sound, note, samples(event.time));
  }
  return sound;
}

/** Adds a track to the buses at the loudness that its channel asks for. */
function mixTrack(buses: Buses, track: Track, sound: Stereo): void {
  const { level, pan = 0, echo: toEcho = 0, room: toRoom = 0 } = track.channel;
  const gain = amplitude(REFERENCE_LUFS + level - integratedLoudness(sound));
  const gains = panGains(pan);
  scaleChannel(sound.left, gain * gains.left);
  scaleChannel(sound.right, gain * gains.right);
  add(buses.mix, sound);
  if (toEcho > 0) add(buses.echo, sound, 0, toEcho);
  if (toRoom > 0) add(buses.room, sound, 0, toRoom);
}

/** How long a loop goes on behind its end, in seconds: limiter and ducking look ahead. */
const LOOP_LEAD = 1;
/** Bars that a loop is played before its start: what rings, and what the compressor remembers, is gone by then. */
const LOOP_RUN_UP = 16;

/** Seconds of a song that are rendered before the part that is kept. */
function runUp(song: Song): number {
  if (!song.isLoop) return 0;
  return Math.min(LOOP_RUN_UP, songBars(song)) * 16 * stepSeconds(song);
}

/**
 * All notes of a track. A loop's last bars are played before it, so that it begins with what still rings, and it is
 * begun once more, so that it ends with what is to come.
 */
function passes(song: Song, events: readonly Event[]): readonly Event[] {
  if (!song.isLoop) return events;
  const turn = songSeconds(song);
  const before = runUp(song);
  const moved = (by: number): readonly Event[] =>
    events.map((event) => ({ ...event, time: event.time + by }));
  return [
    ...moved(before - turn).filter(({ time }) => time >= 0),
    ...moved(before),
    ...moved(before + turn).filter(({ time }) => time < before + turn + LOOP_LEAD),
  ];
}

/** Mixes a song, without mastering it. */
export function mixSong(song: Song, length: number): Stereo {
  checkSong(song);
  const buses = { mix: silence(length), echo: silence(length), room: silence(length) };
  const tracks = song.tracks.map((track) => ({
    track,
    events: passes(song, trackEvents(song, track)),
  }));
  const kicks = tracks.filter(({ track }) => track.pumps).flatMap(({ events }) => events);
  const times = kicks.map((event) => event.time);
  const turn = samples(songSeconds(song));
  const context: StripContext = {
    bar: stepSeconds(song) * 16 * SAMPLE_RATE,
    turn,
    offset: (turn - samples(runUp(song))) % turn,
    ducking: duckCurve(times, (song.pump * 60) / song.bpm, length),
  };
  for (const { track, events } of tracks) {
    if (track.channel.isMuted === true) continue;
    const sound = playTrack(track, events, length);
    runStrip(sound, track.channel, context);
    mixTrack(buses, track, sound);
  }
  for (const bus of [buses.mix, buses.echo, buses.room]) rideMix(bus, song, context);
  const { echo: echoSettings, room: roomSettings } = song.space;
  const delay = samples(echoSettings.steps * stepSeconds(song));
  const echoes = echo(buses.echo, { ...echoSettings, delay });
  add(buses.mix, echoes);
  add(buses.room, echoes, 0, 0.3);
  add(buses.mix, room(buses.room, roomSettings));
  return buses.mix;
}

/** Samples until the last that anyone hears. */
function audible({ left, right }: Stereo): number {
  const isHeard = (i: number): boolean =>
    Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0)) > INAUDIBLE;
  let end = left.length;
  while (end > 0 && !isHeard(end - 1)) end--;
  return end;
}

/** Cuts what follows the last sound. */
function cutTail(sound: Stereo): Stereo {
  const end = Math.min(sound.left.length, audible(sound) + samples(TAIL_FADE));
  const kept = slice(sound, 0, end);
  fadeOut(kept.left, samples(TAIL_FADE));
  fadeOut(kept.right, samples(TAIL_FADE));
  return kept;
}

/** Renders a finished piece in each of the masters asked for: mixed once, mastered and cut. */
export function renderMasters(song: Song, levels: readonly Level[]): readonly Stereo[] {
  const turn = samples(songSeconds(song));
  const from = samples(runUp(song));
  const after = samples(song.isLoop ? LOOP_LEAD : TAIL);
  const mix = mixSong(song, from + turn + after);
  const counted = { from, to: song.isLoop ? from + turn : mix.left.length };
  const masters = masterAll(mix, song.eq ?? [], counted, levels);
  return masters.map((sound) => (song.isLoop ? slice(sound, from, from + turn) : cutTail(sound)));
}

/** Renders a finished piece as loud as streaming services play it. */
export function renderSong(song: Song): Stereo {
  const [sound] = renderMasters(song, [STREAMING]);
  if (sound === undefined) throw new Error(`${song.title} has no master`);
  return sound;
}
