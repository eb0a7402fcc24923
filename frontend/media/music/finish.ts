import { renderSong } from './mix/render-song';
import { encodeId3 } from './files/id3';
import { join } from './files/bytes';
import { encodeMp3 } from './files/mp3';
import type { Tags } from './files/tags';
import { encodeWav } from './files/wav';
import type { Song } from './score/types';

/** The line that every use of the music must show, as the fan kit page words it. */
export function creditLine(title: string): string {
  return `Music: ${title} by AXTORM © 2025 AXTORM`;
}

const TONICS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** Tags of a piece. */
function tagsOf(song: Song): Tags {
  return {
    title: song.title,
    artist: 'AXTORM',
    album: 'MASH VP! FAN KIT',
    year: '2025',
    genre: song.genre,
    copyright: '© 2025 AXTORM',
    bpm: song.bpm.toFixed(),
    key: `${TONICS[song.key.tonic] ?? ''}${song.key.mode === 'minor' ? 'm' : ''}`,
  };
}

/** A finished piece as files. */
export interface FinishedAudio {
  readonly wav: Uint8Array;
  readonly mp3: Uint8Array;
}

/** Renders a piece and encodes it. */
export async function finish(song: Song): Promise<FinishedAudio> {
  const sound = renderSong(song);
  const tags = tagsOf(song);
  const isLoop = song.isLoop ?? false;
  const frames = await encodeMp3(sound, isLoop);
  return {
    wav: encodeWav(sound, tags, isLoop),
    mp3: join([encodeId3(tags, creditLine(song.title)), frames]),
  };
}
