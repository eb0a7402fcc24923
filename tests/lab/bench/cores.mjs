// Servers on the same cores, and what each of them makes of those.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Numbers of cores that servers are compared on: those that this machine has. */
export const CORES = [1, 2].filter((cores) => cores <= availableParallelism());

/**
 * A command on the first cores only, with whatever threads and processes it starts.
 *
 * @param {number} cores
 * @param {string[]} command
 * @returns {string[]}
 */
export function onCores(cores, command) {
  return ['taskset', '--cpu-list', `0-${String(cores - 1)}`, ...command];
}

/**
 * The processes of a program: itself, and what it started.
 *
 * @param {number} pid
 * @returns {number[]}
 */
export function treeOf(pid) {
  const children = tasksOf(pid).flatMap((task) => childrenOf(pid, task));
  return [pid, ...children.flatMap((child) => treeOf(child))];
}

/** @param {number} pid */
function tasksOf(pid) {
  return readdirSync(`/proc/${String(pid)}/task`);
}

/** @param {number} pid @param {string} task */
function childrenOf(pid, task) {
  const list = readFileSync(`/proc/${String(pid)}/task/${task}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

/** @param {number} count @param {string} one @param {string} more */
const counted = (count, one, more) => `${String(count)} ${count === 1 ? one : more}`;

/**
 * How many processes and threads a program has, as a row of the table tells it.
 *
 * @param {number} pid
 */
export function sizeOf(pid) {
  const processes = treeOf(pid);
  const threads = processes.reduce((sum, each) => sum + tasksOf(each).length, 0);
  return `${counted(processes.length, 'process', 'processes')} with ${counted(threads, 'thread', 'threads')}`;
}
