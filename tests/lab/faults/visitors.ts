/** Visitors of a site while something happens to it. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

import { startThread } from '../thread';
import type { Noticed, Visit, Word } from './visits';

/** Visitors who ask until they are told to end. */
export class Visitors {
  readonly #thread: Worker;

  /** Lets visitors come. */
  constructor(visit: Visit) {
    this.#thread = startThread(new URL('./visitor-thread.ts', import.meta.url), visit);
  }

  /** Says that requests from now on belong to another window in which nothing happens, or meet a fault. */
  begin(what: Exclude<Word, 'end'>): void {
    this.#thread.postMessage(what satisfies Word);
  }

  /** Waits for the requests that are under way and says what all of them noticed. */
  async end(): Promise<Noticed> {
    const message = once(this.#thread, 'message');
    this.#thread.postMessage('end' satisfies Word);
    const [noticed] = (await message) as [Noticed];
    return noticed;
  }
}
