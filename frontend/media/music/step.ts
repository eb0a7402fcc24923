/** Finished music for the rest of the pipeline: rendered when its sources changed, else read back. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { digest, sourceDigest } from '../pipeline/digest';
import type { FinishedAudio } from './finish';
import type { Song } from './score/types';

/** Rendered audio, named by what it was made from. Git ignores it. */
const STORE = path.join(import.meta.dirname, '../.audio');

/** What runs in the thread. */
const ENTRY = new URL('./worker.mjs', import.meta.url);

let sources: string | undefined;

/** A digest of everything that decides a piece's bytes. */
export function audioKey(song: Song): string {
  // Of the songs only this one counts, or a note in one would render all of them again.
  sources ??= sourceDigest(path.join(import.meta.dirname, 'finish.ts'));
  return digest(sources, JSON.stringify(song));
}

function renderInThread(song: Song): Promise<FinishedAudio> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY, { workerData: song.id });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`${song.title}: the renderer ended with ${code.toString()}`));
    });
  });
}

/** Writes a file under its name only when it is whole. */
function store(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/** The finished files of a piece. */
export async function finishedAudio(song: Song): Promise<FinishedAudio> {
  const name = `${song.id}.${audioKey(song).slice(0, 16)}`;
  const wavFile = path.join(STORE, `${name}.wav`);
  const mp3File = path.join(STORE, `${name}.mp3`);
  if (existsSync(wavFile) && existsSync(mp3File)) {
    return { wav: readFileSync(wavFile), mp3: readFileSync(mp3File) };
  }
  mkdirSync(STORE, { recursive: true });
  for (const old of readdirSync(STORE)) {
    if (old.startsWith(`${song.id}.`)) rmSync(path.join(STORE, old));
  }
  const audio = await renderInThread(song);
  store(wavFile, audio.wav);
  store(mp3File, audio.mp3);
  return audio;
}
