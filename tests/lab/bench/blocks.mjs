// Renders of two engines in rounds, so that both meet the same moments of a machine whose speed changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { spreadOf } from './table.mjs';

/** @typedef {import('./table.mjs').Spread} Spread */

/** Renders of every page before the clock starts, since engines optimise hot code while it runs. */
const WARM_UP = 3000;
/** Rounds of each engine, and renders of a page in one round: some tenths of a second. */
const ROUNDS = 15;
const RENDERS = 400;

/** A program that renders blocks of a page as its standard input says. */
class Engine {
  #child;
  #lines;

  /**
   * @param {string} command
   * @param {string[]} args
   */
  constructor(command, args) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /**
   * @param {string} name
   * @param {number} renders
   * @returns {Promise<{ microseconds: number, htmlBytes: number }>}
   */
  async render(name, renders) {
    this.#child.stdin.write(`${name} ${String(renders)}\n`);
    const { done, value } = await this.#lines.next();
    if (done) throw new Error(`the engine ended instead of rendering ${name}`);
    return JSON.parse(value);
  }

  async stop() {
    this.#child.stdin.end();
    await once(this.#child, 'exit');
  }
}

/**
 * Microseconds a render of each page in both engines, in rounds.
 *
 * @param {string[]} names
 * @param {[string, ...string[]]} ours command and arguments of our engine
 * @param {[string, ...string[]]} theirs those of the baseline
 * @returns {Promise<{ name: string, htmlBytes: number, ours: Spread, theirs: Spread }[]>}
 */
export async function renderInRounds(names, ours, theirs) {
  const engines = [ours, theirs].map(([command, ...args]) => new Engine(command, args));
  // In rounds as well: an engine without work for seconds gives back memory, and what it has learnt with it.
  for (const name of names) {
    for (const engine of engines) await engine.render(name, WARM_UP);
  }
  const report = [];
  for (const name of names) {
    const times = engines.map(() => []);
    let htmlBytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, engine] of engines.entries()) {
        const block = await engine.render(name, RENDERS);
        times[index].push(block.microseconds);
        htmlBytes ||= block.htmlBytes;
      }
    }
    const [mine, baseline] = times.map(spreadOf);
    report.push({ name, htmlBytes, ours: mine, theirs: baseline });
  }
  for (const engine of engines) await engine.stop();
  return report;
}
