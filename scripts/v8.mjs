/**
 * Finds the V8 library for the v8 crate in Cargo.lock and writes the choice to .cargo/config.toml, so that plain `cargo` and
 * editors use it too. Without a library the choice is taken out again, and the build goes on with the sidecar engine only.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { die, find, main, need, say, sha256Of, succeeds, v8Library, warn } from './lib.mjs';

const CONFIG = '.cargo/config.toml';
const SUMS = 'scripts/v8-checksums.txt';

const text = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A cut-off download or a page of HTML must not reach the linker. The real thing has 30 MB. @param {string} file */
const isSound = (file) =>
  existsSync(file) &&
  statSync(file).size > 10_000_000 &&
  succeeds('gzip', ['-t', file], { quiet: true });

/** Writes the choice into the [env] table, or takes it out when there is none; other lines stay. @param {string} library */
function writeChoice(library) {
  const before = text(CONFIG);
  const kept = before.replaceAll(/^RUSTY_V8_ARCHIVE[ =].*\n?/gmu, '');
  const line = `RUSTY_V8_ARCHIVE = ${JSON.stringify(library)}\n`;
  const written = /^\[env\]\n/mu.test(kept)
    ? kept.replace(/^\[env\]\n/mu, (table) => table + line)
    : `${kept}[env]\n${line}`;
  const next = library === '' ? kept : written;
  // An untouched file keeps its time stamp, so cargo has nothing to think about.
  if (next === before) return;
  mkdirSync('.cargo', { recursive: true });
  writeFileSync(`${CONFIG}.next`, next);
  renameSync(`${CONFIG}.next`, CONFIG);
}

/**
 * The sum of a download, which must be the one that this repository pins for a release, if it pins one.
 *
 * @param {string} part
 * @param {string} version
 * @param {string} name
 */
function sumOf(part, version, name) {
  const sum = sha256Of(part);
  const pinned = text(SUMS)
    .split('\n')
    .map((line) => line.split(/\s+/u))
    .find(([one, other]) => one === version && other === name)?.[2];
  if (pinned === undefined)
    warn(
      `V8 ${version} IS TRUSTED AT FIRST SIGHT: ${SUMS} has no sum for ${name}; recorded ${sum}`,
    );
  else if (pinned !== sum) {
    rmSync(part);
    die(`the downloaded V8 library has the sum ${sum}, ${SUMS} wants ${pinned}`);
  }
  return sum;
}

/**
 * Fetches the official release into the cache. The unfinished file keeps its own name, and is continued.
 *
 * @param {string} version
 * @param {string} cached where it goes
 * @returns {string | undefined} why there is none
 */
function download(version, cached) {
  const [name, part] = [path.basename(cached), `${cached}.part`];
  const url = `https://github.com/denoland/rusty_v8/releases/download/v${version}/${name}`;
  if (find('curl') === undefined) return 'curl is missing, install it with your package manager';
  mkdirSync(path.dirname(cached), { recursive: true });
  say('V8: trying the official release (30 MB)');
  const limits = [
    '--connect-timeout',
    '10',
    '--max-time',
    '900',
    '--speed-limit',
    '10000',
    '--speed-time',
    '30',
  ];
  const how = [
    '--fail',
    '--silent',
    '--show-error',
    '--location',
    '--proto',
    '=https',
    '--continue-at',
    '-',
  ];
  const { status, stdout, stderr } = spawnSync('curl', [...how, ...limits, '--output', part, url], {
    encoding: 'utf8',
  });
  if (status !== 0) return `${stdout}${stderr}`.trim();
  if (!isSound(part)) {
    rmSync(part, { force: true });
    return `${url} gave no sound library`;
  }
  const sum = sumOf(part, version, name);
  writeFileSync(`${cached}.sha256`, `${sum}  ${name}\n`);
  renameSync(part, cached);
  return undefined;
}

/**
 * The library to take, and why; in its place the reasons why there is none.
 *
 * @param {string} version
 * @param {string} name of the file
 * @param {string} cached
 * @returns {{ file: string, why: string } | string[]}
 */
function choose(version, name, cached) {
  const { RUSTY_V8_ARCHIVE: own = '', V8_FOLDER: folder = '' } = process.env;
  if (own !== '') {
    if (!isSound(own)) die(`RUSTY_V8_ARCHIVE is no sound V8 library: ${own}`);
    return { file: own, why: 'RUSTY_V8_ARCHIVE names it' };
  }
  let cache = `there is no ${cached}`;
  if (existsSync(cached)) {
    if (isSound(cached) && text(`${cached}.sha256`).split(' ')[0] === sha256Of(cached))
      return { file: cached, why: 'from the cache, with its recorded sum' };
    warn(`V8: the cached library does not match its recorded sum and is set aside: ${cached}.bad`);
    renameSync(cached, `${cached}.bad`);
    cache = 'what was there did not match its recorded sum';
  }
  // The folder that the Makefile names serves only when its note speaks of this version: the file name does not.
  const offered = path.join(folder, name);
  if (folder !== '' && isSound(offered) && text(path.join(folder, 'README.md')).includes(version))
    return { file: offered, why: 'from V8_FOLDER, whose README.md names this version' };
  const missed = download(version, cached);
  if (missed === undefined)
    return { file: cached, why: `downloaded from the official release, sum ${sha256Of(cached)}` };
  return [
    'RUSTY_V8_ARCHIVE: not set',
    `cache: ${cache}`,
    `V8_FOLDER: ${folder === '' ? 'not set' : `${folder} has no library for this version`}`,
    `official release: ${missed}`,
  ];
}

main(() => {
  need('cargo', 'install Rust from https://rustup.rs');
  const { version, name, folder } = v8Library();
  const chosen = choose(version, name, path.join(folder, name));
  if (!Array.isArray(chosen)) {
    const library = realpathSync(chosen.file);
    writeChoice(library);
    say(`V8 ${version}: ${library} (${chosen.why})`);
    return;
  }
  writeChoice('');
  warn('NO V8 LIBRARY: the embedded engine is left out, and the slower Deno sidecar renders');
  for (const reason of chosen) process.stderr.write(`==> ${reason}\n`);
  process.stderr.write(
    `==> set RUSTY_V8_ARCHIVE, or run 'make v8-from-source', which builds V8 ${version}\n`,
  );
});
