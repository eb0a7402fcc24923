import { duckCurve } from '../effects/duck';
import { echo } from '../effects/echo';
import { room } from '../effects/room';
import { type StripContext, runStrip } from '../effects/strip';
import { integratedLoudness } from '../master/loudness';
import { master } from '../master/master';
import { type Event, checkSong, songSeconds, stepSeconds, trackEvents } from '../score/timeline';
import type { Song, Track } from '../score/types';
import { fadeOut } from '../synth/envelope';
import {
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

/** Loudness of a track whose level is 0, in LUFS. */
const REFERENCE_LUFS = -20;
/** What rings after the last bar, and its fade, in seconds. */
const TAIL = 4;
const TAIL_FADE = 1.5;
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

/** How long a loop goes on behind its second time, in seconds: limiter and ducking look ahead. */
const LOOP_LEAD = 1;

/**
 * All notes of a track. A loop's are played twice, so that the second time begins with what still
 * rings, and begun once more, so that it ends with what is to come.
 */
function passes(song: Song, events: readonly Event[]): readonly Event[] {
  if (!song.isLoop) return events;
  const turn = songSeconds(song);
  const later = (turns: number): readonly Event[] =>
    events.map((event) => ({ ...event, time: event.time + turns * turn }));
  const third = later(2).filter((event) => event.time < 2 * turn + LOOP_LEAD);
  return [...events, ...later(1), ...third];
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
  const context: StripContext = {
    bar: stepSeconds(song) * 16 * 48_000,
    turn: samples(songSeconds(song)),
    ducking: duckCurve(times, (song.pump * 60) / song.bpm, length),
  };
  for (const { track, events } of tracks) {
    const sound = playTrack(track, events, length);
    runStrip(sound, track.channel, context);
    mixTrack(buses, track, sound);
  }
  const { echo: echoSettings, room: roomSettings } = song.space;
  const delay = samples(echoSettings.steps * stepSeconds(song));
  const echoes = echo(buses.echo, { ...echoSettings, delay });
  add(buses.mix, echoes);
  add(buses.room, echoes, 0, 0.3);
  add(buses.mix, room(buses.room, roomSettings));
  return buses.mix;
}

/** Renders a finished piece: mixed, mastered and cut. */
export function renderSong(song: Song): Stereo {
  const turn = samples(songSeconds(song));
  if (song.isLoop) {
    const mix = mixSong(song, 2 * turn + samples(LOOP_LEAD));
    master(mix, song.eq ?? [], { from: turn, to: 2 * turn });
    return slice(mix, turn, 2 * turn);
  }
  const mix = mixSong(song, turn + samples(TAIL));
  master(mix, song.eq ?? [], { from: 0, to: mix.left.length });
  fadeOut(mix.left, samples(TAIL_FADE));
  fadeOut(mix.right, samples(TAIL_FADE));
  return mix;
}
