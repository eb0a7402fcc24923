// Starts programs that print their address and reads what the system knows of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { onCores, treeOf } from './cores.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} [cwd]
 */
function run(command, args, env, cwd) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, stop };
}

/** @typedef {{ url: string, pid: number, stop: () => Promise<void> }} Program */

/**
 * Starts a program and waits until it prints its address.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<Program>}
 */
export async function start(command, args, env = {}) {
  const { child, stop } = run(command, args, env);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^listening on +(http:\S+)$/u.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error(`${command} ended before it listened`);
}

/**
 * Starts a program on a port that its environment names, and waits until it responds.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} cwd where it finds its files
 * @returns {Promise<Program>}
 */
export async function startOnPort(command, args, env, cwd) {
  const port = String(await freePort());
  const address = { HOSTNAME: '127.0.0.1', HOST: '127.0.0.1', PORT: port };
  const { child, stop } = run(command, args, { ...env, ...address }, cwd);
  child.stdout.resume();
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, pid: child.pid ?? 0, stop };
    await pause(2);
  }
  throw new Error(`${command} ended before it listened`);
}

/** A port without a listener, for programs that cannot say which one they took. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Starts a site on a free port and on so many cores, and waits until every page is cached.
 *
 * @param {number} cores
 * @param {string} dataDir
 * @param {string[]} settings further arguments
 */
export async function startSiteOn(cores, dataDir, settings) {
  const [command = '', ...args] = onCores(cores, [BINARY, ...siteArguments(dataDir, settings)]);
  return warm(await start(command, args));
}

/** @param {string} dataDir @param {string[]} settings */
function siteArguments(dataDir, settings) {
  const own = ['serve', '--bind', '127.0.0.1:0', '--data-dir', dataDir, '--content-demo'];
  return [...own, '--log', 'warn', ...settings];
}

/** Waits until every page is cached. @param {Program} site */
async function warm(site) {
  while (!(await fetch(`${site.url}/readyz`)).ok) await pause(5);
  return site;
}

export const BINARY = path.resolve(process.env['PROGRAM_PATH'] ?? 'target/release/server');

/**
 * Starts a site on a free port. It listens, and makes its pages ready meanwhile.
 *
 * @param {string} dataDir
 * @param {string[]} settings further arguments
 */
export async function launchSite(dataDir, settings = []) {
  return start(BINARY, siteArguments(dataDir, settings));
}

/**
 * Starts a site on a free port and waits until every page is cached.
 *
 * @param {string} dataDir
 * @param {string[]} settings further arguments
 */
export async function startSite(dataDir, settings = []) {
  return warm(await launchSite(dataDir, settings));
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
 * Resident memory of a process and of those that it started, in MiB. What they share counts once for each.
 *
 * @param {number} pid
 * @returns {number}
 */
export function residentOfTreeMib(pid) {
  return treeOf(pid).reduce((sum, each) => sum + residentMib(each), 0);
}
