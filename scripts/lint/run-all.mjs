import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** @typedef {{ name: string, command: string }} Check a line of bash that ends with 0 when all is well */
/** @typedef {{ cwd: string, atOnce: number, programs: string, say: (text: string) => void }} Place */

/**
 * Runs one check.
 *
 * @param {Check} check
 * @param {Place} place
 * @returns {Promise<{ isGood: boolean, output: string, seconds: number }>}
 */
function run({ command }, { cwd, programs }) {
  const start = performance.now();
  const child = spawn('bash', ['-c', command], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ isGood: code === 0, output: Buffer.concat(chunks).toString(), seconds });
    });
  });
}

/**
 * Runs checks, several at once, in their order. Says a line for each with its seconds, and the output of those that fail.
 *
 * @param {Check[]} checks
 * @param {Place} place
 * @returns {Promise<string[]>} names of those that failed
 */
export async function runAll(checks, place) {
  const waiting = checks.values();
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (const check of waiting) {
      const { isGood, output, seconds } = await run(check, place);
      const line = `${seconds.toFixed(1).padStart(6)} s  ${check.name}`;
      if (isGood) {
        place.say(`${line}\n`);
      } else {
        failed.push(check.name);
        place.say(`${line}: FAILED (${check.command})\n${output}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: place.atOnce }, work));
  return failed;
}
