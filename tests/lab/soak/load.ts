/** A load of renders, made on a thread of its own. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

import { startThread } from '../thread';

/** What is requested. */
export interface Load {
  readonly origin: string;
  readonly paths: readonly { readonly path: string; readonly status: number }[];
  readonly connections: number;
}

/** What came of it. */
export interface Loaded {
  renders: number;
  /** Requests without a rendered page, by what came instead. */
  readonly failed: Record<string, number>;
}

/** A load that goes on until it is ended. */
export class Renders {
  readonly #thread: Worker;

  /** Begins to ask. */
  constructor(load: Load) {
    this.#thread = startThread(new URL('./load-thread.ts', import.meta.url), load);
  }

  /** Ends the load and says what came of it. */
  async end(): Promise<Loaded> {
    const message = once(this.#thread, 'message');
    this.#thread.postMessage('end');
    const [loaded] = (await message) as [Loaded];
    return loaded;
  }
}
