/**
 * Attackers, on a thread of their own with the lowest priority: they would sit on other machines, so here they shall
 * have of the cores what site and visitors leave.
 */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

import type { AttackName } from './attacks';
import { startThread } from '../thread';

/** What is attacked. */
export interface Target {
  /** Origin of the site, or of its content service. */
  readonly origin: string;
  /** How much of it, in the attack's own unit. */
  readonly amount: number;
}

/** An attack that can begin at once, and goes on until it is ended. */
export class Attackers {
  readonly #thread: Worker;

  private constructor(thread: Worker) {
    this.#thread = thread;
  }

  /** Gets an attack ready: what its program takes to be loaded is no part of it. */
  static async prepare(name: AttackName, target: Target): Promise<Attackers> {
    const thread = startThread(new URL('./attacker-thread.ts', import.meta.url), { name, target });
    await once(thread, 'message');
    return new Attackers(thread);
  }

  /** Begins the attack. */
  begin(): void {
    this.#thread.postMessage('begin');
  }

  /** Ends the attack and returns what it counted, by name. */
  async end(): Promise<Readonly<Record<string, number>>> {
    const message = once(this.#thread, 'message');
    this.#thread.postMessage('end');
    const [counted] = (await message) as [Record<string, number>];
    await this.#thread.terminate();
    return counted;
  }
}
