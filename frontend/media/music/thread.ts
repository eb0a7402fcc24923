/** Renders one piece in a thread of its own: `workerData` is its id, the message back its files. */
import { parentPort, workerData } from 'node:worker_threads';

import { finish } from './finish';
import { PIECES } from './songs/index';

const song = PIECES.find(({ id }) => id === workerData);
if (!song || !parentPort) throw new Error(`no piece: ${String(workerData)}`);
parentPort.postMessage(await finish(song));
