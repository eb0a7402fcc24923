/** The stems of the songs as files, which the mixer loads. Git ignores them, as it does the cuts. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { StemPart } from '@axtorm/game/types';
import { readWav } from '../archive/audio-file';
import type { Song } from '../music/score/types';
import { SONGS } from '../music/songs/index';
import { audioKey, finishedAudio } from '../music/step';
import type { Stereo } from '../music/synth/stereo';
import { digest, sourceDigest } from '../pipeline/digest';
import { removeMedia, writePublic } from '../pipeline/public-files';
import type { Product, Step } from '../pipeline/step';
import { AFTER_MARK } from './mark';
import { mp3Of } from './mp3';
import { STEM_PARTS, type Stems, markedStem, stemPeaks } from './stems';

const KILOBITS = 64;

/** What runs in the thread. */
const ENTRY = new URL('./stems-worker.mjs', import.meta.url);

function stemsKey(song: Song): string {
  const sources = sourceDigest(path.join(import.meta.dirname, 'stems.ts'));
  return digest(sources, KILOBITS.toString(), audioKey(song));
}

function renderInThread(song: Song, finished: Stereo): Promise<Stems> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY, { workerData: { id: song.id, finished } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`${song.title}: the renderer of its stems ended with ${code.toString()}`));
    });
  });
}

async function make(song: Song): Promise<Product> {
  const { sound } = readWav((await finishedAudio(song)).wav);
  const stems = await renderInThread(song, sound);
  removeMedia(new RegExp(`^${song.id}Stem\\.`));
  const key = stemsKey(song).slice(0, 8);
  const files: string[] = [];
  let bytes = 0;
  for (const part of STEM_PARTS) {
    const file = await mp3Of([markedStem(stems.channels[part])], KILOBITS);
    bytes += file.length;
    // Named by what they are made from: two machines may encode them a little differently, and both keep the name.
    files.push(writePublic(`media/${song.id}Stem.${part}.${key}.mp3`, file));
  }
  const src = Object.fromEntries(STEM_PARTS.map((part, i) => [part, `/${files[i] ?? ''}`]));
  const { gain } = stems;
  const made = { bytes, afterMark: AFTER_MARK, gain, peaks: stemPeaks(stems) };
  return {
    files,
    stems: { [song.id]: { src: src as Record<StemPart, string>, ...made } },
  };
}

/** One step a song. */
export const stemSteps: readonly Step[] = SONGS.map((song) => ({
  name: `stems ${song.id}`,
  key: () => stemsKey(song),
  run: () => make(song),
}));
