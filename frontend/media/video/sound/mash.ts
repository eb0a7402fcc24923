/** Two songs as one, for the videos of the mash-ups: each plays what the other leaves out, and they trade as they do in the game. */
import path from 'node:path';

import { TRADE_BARS, type Side, hasPart } from '@axtorm/game/mixer/mix';
import { masterAll } from '../../music/master/master';
import { STREAMING } from '../../music/master/master';
import { mashups } from '../../music/mashup';
import { mixSong } from '../../music/mix/render-song';
import { STEPS_PER_BAR } from '../../music/score/chords';
import { songSeconds, stepSeconds } from '../../music/score/timeline';
import type { Curve, Song, Track } from '../../music/score/types';
import { type Stereo, add, samples, silence } from '../../music/synth/stereo';
import { sourceDigest } from '../../pipeline/digest';
import { SECTION, startOf } from '../../play/loops';
import { stemOf } from '../../play/stems';
import { part } from './cut';

/** Seconds that may ring behind the last bar. */
const TAIL = 1;
/** Seconds in which a part comes in and goes out where the songs trade. */
const FADES = { in: 0.001, out: 0.03 };

const moved = (curve: Curve, bars: number): Curve =>
  curve.map(([bar, value]) => [bar - bars, value]);

/** A song's drop, as a song of its own; what moves over the song moves along. */
function dropAlone(song: Song, bars: number): Song {
  const drop = song.sections.find(({ name }) => name === SECTION);
  if (drop === undefined) throw new Error(`${song.title} has no ${SECTION}`);
  const from = startOf(song, SECTION);
  const tracks = song.tracks.flatMap((track): Track[] => {
    const phrases = track.parts[SECTION];
    if (phrases === undefined) return [];
    const { sweep, fader, ...channel } = track.channel;
    const moving = {
      ...(sweep && { sweep: { ...sweep, curve: moved(sweep.curve, from) } }),
      ...(fader && { fader: moved(fader, from) }),
    };
    return [{ ...track, channel: { ...channel, ...moving }, parts: { [SECTION]: phrases } }];
  });
  return { ...song, sections: [{ name: SECTION, bars, chords: drop.chords }], tracks };
}

/** A side of a mash-up: its song, and its drop at the tempo and in the key of the first. */
interface Share {
  readonly side: Side;
  readonly song: Song;
  readonly drop: Song;
}

/** Both songs at the host's tempo and in its key, for so many bars. */
export function sharesOf(host: Song, guest: Song, bars: number): readonly Share[] {
  const fit = mashups([host, guest]).find((one) => one.host === host.id);
  if (fit?.feel !== 1) throw new Error(`${guest.title} runs at another feel than ${host.title}`);
  const drop = { ...dropAlone(guest, bars), bpm: host.bpm, transpose: fit.shift };
  return [
    { side: 'a', song: host, drop: dropAlone(host, bars) },
    { side: 'b', song: guest, drop },
  ];
}

/** A side's drop of which only the parts are heard that it has in a bar; its kicks still push what they push. */
export function heardIn({ side, song, drop }: Share, bar: number): Song {
  // Which part a track has is decided by all that it plays in its song.
  const heard = new Set(
    song.tracks.filter((track) => hasPart(side, stemOf(song, track), bar)).map(({ name }) => name),
  );
  const tracks = drop.tracks.map((track) =>
    heard.has(track.name) ? track : { ...track, channel: { ...track.channel, isMuted: true } },
  );
  return { ...drop, tracks };
}

/** A digest of everything that decides the samples, but for the songs. */
export const mashSources = (): string => sourceDigest(path.join(import.meta.dirname, 'mash.ts'));

/** The third song that two songs make. */
export function mash(shares: readonly Share[]): Stereo {
  const [host] = shares;
  if (host === undefined) throw new Error('a mash-up needs a host');
  const seconds = songSeconds(host.drop);
  const turn = TRADE_BARS * STEPS_PER_BAR * stepSeconds(host.drop);
  const length = samples(seconds + TAIL);
  const sum = silence(length);
  for (const share of shares) {
    for (let from = 0; from < seconds; from += turn) {
      const sound = mixSong(heardIn(share, Math.round(from / turn) * TRADE_BARS), length);
      const isLast = from + turn >= seconds;
      const lasts = isLast ? seconds + TAIL - from : turn + FADES.out;
      add(sum, part(sound, from, lasts, FADES), samples(from));
    }
  }
  const [sound] = masterAll(sum, host.song.eq ?? [], { from: 0, to: length }, [STREAMING]);
  if (sound === undefined) throw new Error(`${host.song.title} has no master`);
  return sound;
}
