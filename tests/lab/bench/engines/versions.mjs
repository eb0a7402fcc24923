// What was compared: the machine, and the version of each program.
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { machine, versionIn } from '../../machine.mjs';
import { BINARY } from '../site.mjs';
import { installed, printed } from '../versions.mjs';
import { deno } from './contenders.mjs';

/**
 * The version of a crate that a lock file names.
 *
 * @param {string} lock
 * @param {string} crate
 */
function locked(lock, crate) {
  const entry = new RegExp(`^name = "${crate}"\nversion = "([^"]+)"`, 'mu');
  return entry.exec(readFileSync(lock, 'utf8'))?.[1] ?? 'unknown';
}

/** @param {string} lock @param {string} crate */
const withV8 = (lock, crate) => `${locked(lock, crate)}, v8 crate ${locked(lock, 'v8')}`;

/** @returns {Promise<[string, string][]>} */
export async function versions() {
  const here = import.meta.dirname;
  const ofDeno =
    deno() === undefined ? 'not measured' : versionIn(await printed(deno(), '--version'));
  return [
    ['machine', machine()],
    ['this site', versionIn(await printed(BINARY, '--version'))],
    ['ssr-runtime', withV8('Cargo.lock', 'ssr-runtime')],
    ['ssr_rs', withV8(`${here}/ssr_rs/Cargo.lock`, 'ssr_rs')],
    ['rusty-ssr', withV8(`${here}/rusty-ssr/Cargo.lock`, 'rusty-ssr')],
    ['Deno', ofDeno],
    ['Node.js', process.versions.node],
    ['React', installed('.', 'react')],
    ['Express', installed('.', 'express')],
    ['Next.js', installed('target/bench-next', 'next')],
    ['React of Next.js', installed('target/bench-next', 'react')],
    ['wrk', versionIn(await printed('wrk', '-v'))],
  ];
}
