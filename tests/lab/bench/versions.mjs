// What was measured: the machine, and the version of each program of the table.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { machine, versionIn } from '../machine.mjs';
import { BINARY } from './site.mjs';

const run = promisify(execFile);

/** Packages of the baselines, by the name in the table: the folder below which each is installed, and its own name. */
const PACKAGES = {
  'React of this site': ['.', 'react'],
  Express: ['.', 'express'],
  'Next.js': ['target/bench-next', 'next'],
  'React of Next.js': ['target/bench-next', 'react'],
  'React Router': ['target/bench-react-router', 'react-router'],
  'React of React Router': ['target/bench-react-router', 'react'],
  Astro: ['target/bench-astro', 'astro'],
  'React of Astro': ['target/bench-astro', 'react'],
};

/**
 * What a program prints of itself: some print it where errors go, and some end with an error after it.
 *
 * @param {string} program
 * @param {string} option
 */
export async function printed(program, option) {
  const { stdout, stderr } = await run(program, [option]).catch((error) => error);
  return `${stdout ?? ''}${stderr ?? ''}`;
}

/**
 * The version of a package, if it is installed.
 *
 * @param {string} folder
 * @param {string} name
 */
export function installed(folder, name) {
  const file = path.resolve(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'not measured';
}

/** @returns {Promise<[string, string][]>} */
export async function versions() {
  const { BENCH_NGINX: nginx, BENCH_CHROMIUM: chromium } = process.env;
  const of = async (/** @type {string | undefined} */ program, /** @type {string} */ option) =>
    program === undefined ? 'not measured' : versionIn(await printed(program, option));
  return [
    ['machine', machine()],
    ['this site', versionIn(await printed(BINARY, '--version'))],
    ['Node.js', process.versions.node],
    ['nginx', await of(nginx, '-v')],
    ['wrk', await of('wrk', '-v')],
    ['Chromium', await of(chromium, '--version')],
    ...Object.entries(PACKAGES).map(
      ([name, [folder = '', of = '']]) =>
        /** @type {[string, string]} */ ([name, installed(folder, of)]),
    ),
  ];
}
