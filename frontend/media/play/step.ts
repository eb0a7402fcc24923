/** The sound that visitors play to: one cut a song. Git ignores it, as it does the archives. */
import path from 'node:path';

import { cutOf } from '../music/cut';
import type { Song } from '../music/score/types';
import { SONGS } from '../music/songs/index';
import { audioKey, finishedAudio } from '../music/step';
import { digest, sourceDigest } from '../pipeline/digest';
import { removeMedia, writePublic } from '../pipeline/public-files';
import type { Product, Step } from '../pipeline/step';
import { cutFile } from './cut-audio';
import { AFTER_MARK } from './mark';

function cutKey(song: Song): string {
  const sources = sourceDigest(path.join(import.meta.dirname, 'cut-audio.ts'));
  return digest(sources, audioKey(song), JSON.stringify(cutOf(song)));
}

async function make(song: Song): Promise<Product> {
  removeMedia(new RegExp(`^${song.id}Play\\.`));
  const bytes = await cutFile(song, (await finishedAudio(song)).wav);
  // Named by what it is made from: two machines may encode it a little differently, and both keep the name.
  const file = writePublic(`media/${song.id}Play.${cutKey(song).slice(0, 8)}.mp3`, bytes);
  const cut = { src: `/${file}`, bytes: bytes.length, afterMark: AFTER_MARK };
  return { files: [file], cuts: { [song.id]: cut } };
}

/** One step a song. */
export const cutSteps: readonly Step[] = SONGS.map((song) => ({
  name: `cut ${song.id}`,
  key: () => cutKey(song),
  run: () => make(song),
}));
