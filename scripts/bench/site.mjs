// Starts programs that print `listening on http://…` and reads what the system knows of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';

/**
 * Starts a program and waits for its address.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function start(command, args) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^listening on (http:\S+)$/u.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error(`${command} ended before it listened`);
}

/**
 * Arguments of a site on a free port with two isolates.
 *
 * @param {string} dataDir
 */
export function siteArguments(dataDir) {
  const quiet = ['--log', 'warn', '--isolates', '2'];
  return [
    'serve',
    '--bind',
    '127.0.0.1:0',
    '--content-bind',
    '127.0.0.1:0',
    '--data-dir',
    dataDir,
    ...quiet,
  ];
}

/**
 * Resident memory of a process in MiB.
 *
 * @param {number} pid
 */
export function residentMib(pid) {
  const kib = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

/**
 * The middle one of some numbers.
 *
 * @param {number[]} values
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
