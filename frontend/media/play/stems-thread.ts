/** Renders the stems of a song in a thread of its own: `workerData` is its id and its finished sound, the message back the stems. */
import { parentPort, workerData } from 'node:worker_threads';

import { SONGS } from '../music/songs/index';
import type { Stereo } from '../music/synth/stereo';
import { renderStems } from './stems';

const { id, finished } = workerData as { readonly id: string; readonly finished: Stereo };
const song = SONGS.find((one) => one.id === id);
if (!song || !parentPort) throw new Error(`no song: ${id}`);
parentPort.postMessage(renderStems(song, finished));
