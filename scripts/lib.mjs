/** Shared by the programs beside it: the checkout's root, how to speak, and how to call other programs. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const ROOT = path.resolve(import.meta.dirname, '..');
process.chdir(ROOT);

// Rust's toolchain manager does not put itself on the path of a non-login shell.
if (find('cargo') === undefined)
  process.env['PATH'] =
    `${process.env['PATH'] ?? ''}${path.delimiter}${process.env['HOME'] ?? ''}/.cargo/bin`;

/** What ends a program with one sentence. */
class Failure extends Error {
  #isFailure = true;

  /** @param {unknown} error */
  static is(error) {
    return error instanceof Failure && error.#isFailure;
  }
}

/** Says one line about what happens now. @param {string} text */
export const say = (text) => void process.stdout.write(`==> ${text}\n`);

/** Says what is missing or weaker than it should be, so that it is not overlooked. @param {string} text */
export const warn = (text) => void process.stderr.write(`!!! ${text} !!!\n`);

/** Ends the program with one sentence. @param {string} text @returns {never} */
export function die(text) {
  throw new Failure(text);
}

/** Whether `parseArgs` refused the arguments. @param {unknown} error */
const isOfArguments = (error) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a program's main function; what ends it with a sentence is printed as that. @param {() => void} work */
export function main(work) {
  try {
    work();
  } catch (error) {
    if (!Failure.is(error) && !isOfArguments(error)) throw error;
    process.stderr.write(`error: ${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
}

/** Where a program is on the path. @param {string} name @returns {string | undefined} */
export function find(name) {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

/** Whether a file can be run. @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ends the program when another is missing; `how` says how to get it. @param {string} name @param {string} how */
export function need(name, how) {
  if (find(name) === undefined) die(`${name} is missing: ${how}`);
}

/** @typedef {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, toErrors?: boolean }} Options */

/**
 * Runs a program, whose output stays on the screen unless it is to be quiet; says whether it ended well.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function succeeds(program, args, { cwd, env, quiet = false, toErrors = false } = {}) {
  const output = quiet ? 'ignore' : 'inherit';
  const { status } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', toErrors ? 2 : output, output],
  });
  return status === 0;
}

/** Runs a program that must end well. @param {string} program @param {readonly string[]} args @param {Options} [options] */
export function run(program, args, options) {
  if (!succeeds(program, args, options)) die(`${path.basename(program)} ${args.join(' ')} failed`);
}

/** What a program that must end well prints, without the last line's end. @param {string} program @param {string[]} args */
export function output(program, ...args) {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) die(`${path.basename(program)} ${args.join(' ')} failed`);
  return stdout.replace(/\n$/u, '');
}

/** What a program prints, without the last line's end; none when it fails. @param {string} program @param {string[]} args */
export function outputOrNone(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** The path of a program of crates.io: the machine's, or one that is built once for each version. @param {string} name @param {string} version */
export function ofCrates(name, version) {
  const own = path.join(ROOT, 'target/programs', name, version);
  const program = path.join(own, 'bin', name);
  const installed = find(name);
  if (installed !== undefined || isProgram(program)) return installed ?? program;
  say(`${name}: building`);
  const where = ['--root', own, '--target-dir', `${own}/build`];
  if (!succeeds('cargo', ['install', '--quiet', '--locked', ...where, '--version', version, name]))
    die(`crates.io gave no ${name} ${version}`);
  rmSync(`${own}/build`, { recursive: true });
  return program;
}

/** The SHA-256 of a file. @param {string} file */
export const sha256Of = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Whether packages can and may be installed here: ALLOW_INSTALL=1 or continuous integration allows it. */
export const canInstall = () =>
  (process.env['ALLOW_INSTALL'] === '1' || isCi()) &&
  process.getuid?.() === 0 &&
  find('apt-get') !== undefined;

/** Whether this is continuous integration. */
export const isCi = () => (process.env['CI'] ?? '') !== '';

/**
 * Runs a program and shows the end of its output only when it fails; says whether it ended well.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Pick<Options, 'cwd' | 'env'>} [options]
 */
export function succeedsQuietly(program, args, { cwd, env } = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
  });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`.split('\n').slice(-20).join('\n'));
  return status === 0;
}

/** Installs Debian packages, quietly unless it fails. @param {string[]} packages */
export const install = (...packages) =>
  [['update'], ['install', '--yes', '--no-install-recommends', ...packages]].every((args) =>
    succeedsQuietly('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
  );

/** Installs packages of PyPI into a folder. @param {string} folder @param {string[]} packages */
export const pip = (folder, ...packages) =>
  succeeds(
    'python3',
    [
      ...['-m', 'pip', 'install', '--quiet', '--root-user-action', 'ignore'],
      ...['--disable-pip-version-check', '--target', folder, ...packages],
    ],
    { toErrors: true },
  );

/** Whether the build has a V8 library, which `make v8` has written down. */
export const hasV8 = () =>
  existsSync('.cargo/config.toml') &&
  /^RUSTY_V8_ARCHIVE/mu.test(readFileSync('.cargo/config.toml', 'utf8'));

/** What `rustc -vV` says by a name, such as `host`. @param {string} name */
export const compiler = (name) =>
  new RegExp(`^${name}: (.*)$`, 'mu').exec(output('rustc', '-vV'))?.[1] ?? '';

/** The V8 library that the v8 crate in Cargo.lock wants: its version, its name for this machine, and its folder in the user's cache. */
export function v8Library() {
  const lock = existsSync('Cargo.lock') ? readFileSync('Cargo.lock', 'utf8') : '';
  const version = /^name = "v8"\nversion = "(.*)"$/mu.exec(lock)?.[1];
  if (version === undefined) die('Cargo.lock names no v8 crate');
  const { XDG_CACHE_HOME: caches, HOME: home = '' } = process.env;
  const folder = path.join(caches ?? path.join(home, '.cache'), 'axtorm-site/v8', version);
  return { version, name: `librusty_v8_simdutf_release_${compiler('host')}.a.gz`, folder };
}
