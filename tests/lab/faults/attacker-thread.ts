/** Carries out one attack from when it is told to begin until it is told to end. */
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import type { Target } from './attackers';
import { ATTACKS, type AttackName } from './attacks';
import { Counter } from './attacks/counter';
import { inputOf } from '../thread';

const { name, target } = inputOf(workerData) as {
  readonly name: AttackName;
  readonly target: Target;
};
// Of this thread only.
os.setPriority(0, os.constants.priority.PRIORITY_LOW);

const counter = new Counter();
parentPort?.once('message', () => {
  parentPort?.once('message', () => {
    counter.end();
    parentPort?.postMessage(counter.counted);
  });
  void ATTACKS[name](target, counter);
});
// Its program is loaded, which takes a core for a while.
parentPort?.postMessage('ready');
