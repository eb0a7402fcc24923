/** What pages play: each piece of the fan kit and a medley of each album, encoded for listening, with its waveform. */
import path from 'node:path';

import { readWav } from '../archive/audio-file';
import type { Song } from '../music/score/types';
import { PIECES } from '../music/songs/index';
import { audioKey, finishedAudio } from '../music/step';
import type { Stereo } from '../music/synth/stereo';
import { SAMPLE_RATE } from '../music/synth/stereo';
import { digest, sourceDigest } from '../pipeline/digest';
import { removeMedia, writePublic } from '../pipeline/public-files';
import type { Product, Step } from '../pipeline/step';
import type { BeatGrid, SoundName } from '../types';
import { ENCODINGS, EXACT } from './encoder';
import { encodeForListening, withEnds } from './level';
import { ALBUM_SONGS, excerpts, medley, medleyBeats } from './medley';
import { OPUS } from './opus';
import { waveform } from './peaks';

const KINDS = [
  { kind: 'weba', type: 'audio/webm; codecs=opus' },
  { kind: 'm4a', type: 'audio/mp4; codecs=mp4a.40.2' },
] as const;

interface Source {
  readonly name: SoundName;
  /** The songs whose finished audio it is made of. */
  readonly songs: readonly Song[];
  readonly beats: BeatGrid;
  readonly mix: (sounds: readonly Stereo[]) => Stereo;
  /** Repeats without a join. */
  readonly isLoop: boolean;
}

const whole = (song: Song): Source => ({
  name: song.id,
  songs: [song],
  beats: [[0, song.bpm]],
  isLoop: song.isLoop ?? false,
  mix: ([sound]) => {
    if (sound === undefined) throw new Error(`${song.title} has no sound`);
    return sound;
  },
});

const ofAlbum = (name: keyof typeof ALBUM_SONGS): Source => {
  const songs = ALBUM_SONGS[name];
  const parts = excerpts(songs);
  return {
    name,
    songs,
    beats: medleyBeats(parts),
    isLoop: false,
    mix: (sounds) => medley(parts, sounds),
  };
};

/** Every sound that pages play. */
export const SOURCES: readonly Source[] = [
  ...PIECES.map(whole),
  ofAlbum('medley01'),
  ofAlbum('medley02'),
];

/** Writes a file below `public/media` under its content's digest and returns its path. */
function put(name: SoundName, kind: string, bytes: Buffer): string {
  return writePublic(`media/${name}Sound.${digest(bytes).slice(0, 8)}.${kind}`, bytes);
}

async function make({ name, songs, beats, mix, isLoop }: Source): Promise<Product> {
  const sounds: Stereo[] = [];
  for (const song of songs) sounds.push(readWav((await finishedAudio(song)).wav).sound);
  const sound = mix(sounds);
  const encoded = await encodeForListening(isLoop ? withEnds(sound) : sound, sound);
  removeMedia(new RegExp(`^${name}Sound\\.`));
  const sources = KINDS.map(({ kind, type }) => ({ file: put(name, kind, encoded[kind]), type }));
  return {
    files: sources.map(({ file }) => file),
    sounds: {
      [name]: {
        seconds: Math.round((sound.left.length / SAMPLE_RATE) * 1000) / 1000,
        beats,
        sources: sources.map(({ file, type }) => ({ src: `/${file}`, type })),
      },
    },
    waveforms: { [name]: waveform(sound) },
  };
}

/** A digest of all that decides a sound's bytes: the encoder of Opus is pinned and counts, ffmpeg does not, as with videos. */
export function soundKey({ songs, beats }: Source): string {
  const modules = ['peaks.ts', 'level.ts', ...(songs.length > 1 ? ['medley.ts'] : [])];
  return digest(
    JSON.stringify([ENCODINGS, EXACT, OPUS, KINDS, beats]),
    ...modules.map((file) => sourceDigest(path.join(import.meta.dirname, file))),
    ...songs.map(audioKey),
  );
}

/** One step a sound. It reads the masters, so it runs again with each new one. */
export const soundSteps: readonly Step[] = SOURCES.map((source) => ({
  name: `sound ${source.name}`,
  key: () => soundKey(source),
  run: () => make(source),
}));
