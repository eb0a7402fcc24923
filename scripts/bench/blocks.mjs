// Renders of two engines in turns, so that both meet the same moments of a machine whose speed changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { spreadOf } from './table.mjs';

/** @typedef {import('./table.mjs').Spread} Spread */

/** Renders of every page before the clock starts, since engines optimise hot code while it runs. */
const WARM_UP = 3000;
/** Turns of each engine, and renders of a page in one turn: some tenths of a second. */
const TURNS = 15;
const ROUNDS = 400;

/** A program that renders blocks of a page as its standard input asks. */
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
   * @param {number} rounds
   * @returns {Promise<{ microseconds: number, htmlBytes: number }>}
   */
  async render(name, rounds) {
    this.#child.stdin.write(`${name} ${String(rounds)}\n`);
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
 * Microseconds a render of each page in both engines, in turns.
 *
 * @param {string[]} names
 * @param {[string, ...string[]]} ours command and arguments of our engine
 * @param {[string, ...string[]]} theirs those of the baseline
 * @returns {Promise<{ name: string, htmlBytes: number, ours: Spread, theirs: Spread }[]>}
 */
export async function renderInTurns(names, ours, theirs) {
  const engines = [ours, theirs].map(([command, ...args]) => new Engine(command, args));
  // In turns as well: an engine without work for seconds gives back memory, and what it has learnt with it.
  for (const name of names) {
    for (const engine of engines) await engine.render(name, WARM_UP);
  }
  const report = [];
  for (const name of names) {
    const times = engines.map(() => []);
    let htmlBytes = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [index, engine] of engines.entries()) {
        const block = await engine.render(name, ROUNDS);
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
