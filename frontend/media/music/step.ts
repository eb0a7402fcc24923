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
import { type FinishedAudio, type MasterName, mastersOf } from './finish';
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

function renderInThread(song: Song): Promise<readonly FinishedAudio[]> {
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

interface Files {
  readonly wav: string;
  readonly mp3: string;
}

/** Where the files of a master lie. */
function filesOf(song: Song, master: MasterName): Files {
  const name = `${song.id}.${master}.${audioKey(song).slice(0, 16)}`;
  return { wav: path.join(STORE, `${name}.wav`), mp3: path.join(STORE, `${name}.mp3`) };
}

function isStored(song: Song): boolean {
  return mastersOf(song).every((master) =>
    Object.values<string>({ ...filesOf(song, master) }).every((file) => existsSync(file)),
  );
}

async function render(song: Song): Promise<void> {
  mkdirSync(STORE, { recursive: true });
  for (const old of readdirSync(STORE)) {
    if (old.startsWith(`${song.id}.`)) rmSync(path.join(STORE, old));
  }
  const finished = await renderInThread(song);
  for (const [index, master] of mastersOf(song).entries()) {
    const files = filesOf(song, master);
    const audio = finished[index] as FinishedAudio;
    store(files.wav, audio.wav);
    store(files.mp3, audio.mp3);
  }
}

/** What is being rendered now: several steps may ask for the same piece. */
const rendering = new Map<string, Promise<void>>();

/** The finished files of a master of a piece. */
export async function finishedAudio(
  song: Song,
  master: MasterName = 'streaming',
): Promise<FinishedAudio> {
  if (!isStored(song)) {
    const now = rendering.get(song.id) ?? render(song).finally(() => rendering.delete(song.id));
    rendering.set(song.id, now);
    await now;
  }
  const { wav, mp3 } = filesOf(song, master);
  return { wav: readFileSync(wav), mp3: readFileSync(mp3) };
}
