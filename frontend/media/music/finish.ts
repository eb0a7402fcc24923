import { encodeMp3 } from './files/mp3';
import type { Tags } from './files/tags';
import { encodeWav } from './files/wav';
import { CLUB, STREAMING } from './master/master';
import { renderMasters } from './mix/render-song';
import type { Song } from './score/types';
import type { Stereo } from './synth/stereo';

/** The masters of the kit: what streaming services play at, and the loud one that hard styles have besides. */
export const MASTERS = { streaming: STREAMING, club: CLUB } as const;

export type MasterName = keyof typeof MASTERS;

/** The masters that a piece has. */
export function mastersOf(song: Song): readonly MasterName[] {
  return song.isHard === true ? ['streaming', 'club'] : ['streaming'];
}

/** A piece's title, which says when it is the loud master. */
export function titleOf(song: Song, master: MasterName): string {
  return master === 'club' ? `${song.title} (Club Master)` : song.title;
}

/** The line that every use of the music must show, as the fan kit page words it. */
export function creditLine(title: string): string {
  return `Music: ${title} by AXTORM © 2025 AXTORM`;
}

const TONICS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** Tags of a master, without what is said in several languages. */
export function tagsOf(song: Song, master: MasterName): Tags {
  return {
    title: titleOf(song, master),
    artist: 'AXTORM',
    album: 'MASH VP! FAN KIT',
    year: '2025',
    genre: song.genre,
    copyright: '© 2025 AXTORM',
    bpm: song.bpm.toFixed(),
    key: `${TONICS[song.key.tonic] ?? ''}${song.key.mode === 'minor' ? 'm' : ''}`,
    comments: [],
  };
}

/** A finished master as files; the MP3's tag is written where the texts of the site are known. */
export interface FinishedAudio {
  readonly wav: Uint8Array;
  readonly mp3: Uint8Array;
}

async function encode(song: Song, master: MasterName, sound: Stereo): Promise<FinishedAudio> {
  const isLoop = song.isLoop ?? false;
  return {
    wav: encodeWav(sound, tagsOf(song, master), isLoop),
    mp3: await encodeMp3(sound, isLoop),
  };
}

/** Renders a piece and encodes its masters, in the order of `mastersOf`. */
export async function finish(song: Song): Promise<readonly FinishedAudio[]> {
  const names = mastersOf(song);
  const sounds = renderMasters(
    song,
    names.map((name) => MASTERS[name]),
  );
  const files: FinishedAudio[] = [];
  for (const [index, name] of names.entries()) {
    files.push(await encode(song, name, sounds[index] as Stereo));
  }
  return files;
}
