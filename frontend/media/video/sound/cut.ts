/** Cuts of finished songs, laid one after the other. */
import path from 'node:path';

import { readWav } from '../../archive/audio-file';
import type { Song } from '../../music/score/types';
import { audioKey, finishedAudio } from '../../music/step';
import { type Stereo, add, samples, silence } from '../../music/synth/stereo';
import { digest, sourceDigest } from '../../pipeline/digest';
import type { Soundtrack } from './soundtrack';

/** A stretch of a song. */
export interface Cut {
  readonly song: Song;
  /** Seconds into the song, into the video, and of the stretch. */
  readonly from: number;
  readonly at: number;
  readonly seconds: number;
}

/** Seconds in which a video's sound comes in and goes out. */
export interface Fades {
  readonly in: number;
  readonly out: number;
}

/** Seconds in which one stretch begins and gives way to the next: short enough to leave the beat alone. */
const [BEGIN, END] = [0.003, 0.03];

/** A copy of a part of a sound, faded at both ends. */
export function part(sound: Stereo, from: number, seconds: number, fades: Fades): Stereo {
  const [first, length] = [samples(from), samples(seconds)];
  const [rise, fall] = [samples(fades.in), samples(fades.out)];
  const channel = (source: Float32Array) =>
    source
      .slice(first, first + length)
      .map((value, at) => value * Math.min(1, at / rise, (length - at) / fall));
  return { left: channel(sound.left), right: channel(sound.right) };
}

/** Lays sounds one after the other; each runs on under the first moment of the next. */
export function laid(
  parts: readonly { readonly sound: Stereo; readonly from: number; readonly seconds: number }[],
  fades: Fades,
): Stereo {
  const whole = silence(samples(parts.reduce((sum, { seconds }) => sum + seconds, 0)));
  let at = 0;
  parts.forEach(({ sound, from, seconds }, index) => {
    const isLast = index === parts.length - 1;
    const ends = {
      in: index === 0 ? fades.in : BEGIN,
      out: isLast ? fades.out : END,
    };
    add(whole, part(sound, from, seconds + (isLast ? 0 : END), ends), samples(at));
    at += seconds;
  });
  return whole;
}

/** The finished sound of a song. */
async function soundOf(song: Song): Promise<Stereo> {
  return readWav((await finishedAudio(song)).wav).sound;
}

/** A video's sound made of finished songs. */
export function cutsOf(cuts: readonly Cut[], fades: Fades): Soundtrack {
  return {
    key: () =>
      digest(
        sourceDigest(path.join(import.meta.dirname, 'cut.ts')),
        JSON.stringify([cuts.map(({ from, at, seconds }) => [from, at, seconds]), fades]),
        ...cuts.map(({ song }) => audioKey(song)),
      ),
    mix: async () => {
      const parts = [];
      for (const { song, from, seconds } of cuts)
        parts.push({ sound: await soundOf(song), from, seconds });
      return laid(parts, fades);
    },
  };
}
