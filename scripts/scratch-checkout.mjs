// For the tests of scripts: a checkout that holds little but scripts, and a PATH that holds nothing but what is put there.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** What the scripts take from every system. */
const TOOLS = [
  ...['awk', 'basename', 'bash', 'cat', 'cmp', 'cp', 'cut', 'dirname', 'grep', 'gzip', 'id'],
  ...['mkdir', 'mktemp', 'mv', 'rm', 'sed', 'tar', 'tee', 'touch', 'tr', 'uname', 'wc'],
];

/**
 * Where a program of this machine is.
 *
 * @param {string} name
 */
export function programOf(name) {
  const found = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => path.isAbsolute(file) && existsSync(file));
  if (found === undefined) throw new Error(`this machine has no ${name}`);
  return found;
}

/** Writes a program; a link to one of this machine is replaced, never written through. @param {string} file @param {string} lines of bash */
function executable(file, lines) {
  rmSync(file, { force: true });
  writeFileSync(file, `#!${programOf('bash')}\n${lines}\n`);
  chmodSync(file, 0o755);
}

/** A folder with scripts of this repository, to run them where nothing of this machine can be found. */
export class ScratchCheckout {
  #programs;

  /** @param {string[]} scripts names of the files in scripts/ */
  constructor(...scripts) {
    this.folder = mkdtempSync(path.join(tmpdir(), 'check out-'));
    this.#programs = path.join(this.folder, 'programs');
    this.home = path.join(this.folder, 'a home');
    this.root = path.join(this.folder, 'checkout');
    for (const folder of [this.#programs, this.home, path.join(this.root, 'scripts')])
      mkdirSync(folder, { recursive: true });
    for (const name of ['lib.sh', 'lib.mjs', ...scripts])
      copyFileSync(path.join(import.meta.dirname, name), path.join(this.root, 'scripts', name));
    this.link(...TOOLS);
  }

  /** The folder that is the whole PATH. */
  get programs() {
    return this.#programs;
  }

  /** Puts programs of this machine on the PATH. @param {string[]} names */
  link(...names) {
    for (const name of names) symlinkSync(programOf(name), path.join(this.#programs, name));
  }

  /** Puts a program on the PATH that runs these lines of bash. @param {string} name @param {string} lines */
  program(name, lines) {
    executable(path.join(this.#programs, name), lines);
  }

  /** Puts a script beside the others. @param {string} name without its ending @param {string} lines */
  script(name, lines) {
    executable(path.join(this.root, 'scripts', `${name}.sh`), lines);
  }

  /** Writes a program into the checkout. @param {string} name path from the root @param {string} lines of bash */
  built(name, lines) {
    executable(this.write(name, ''), lines);
  }

  /** Writes a file, by its path from the checkout's root. @param {string} name @param {string | Buffer} content */
  write(name, content) {
    const file = path.join(this.root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }

  /** Reads a file, by its path from the checkout's root. @param {string} name */
  read(name) {
    return readFileSync(path.join(this.root, name), 'utf8');
  }

  /**
   * Runs a script with no variables but these.
   *
   * @param {string} script its name in scripts/
   * @param {Record<string, string>} [variables]
   * @param {string[]} args
   */
  run(script, variables = {}, ...args) {
    return this.#start('bash', script, variables, args);
  }

  /**
   * Runs a script that is JavaScript, in the same way. The program `node` must be linked.
   *
   * @param {string} script its name in scripts/
   * @param {Record<string, string>} [variables]
   * @param {string[]} args
   */
  runNode(script, variables = {}, ...args) {
    return this.#start('node', script, variables, args);
  }

  /** @param {string} program @param {string} script @param {Record<string, string>} variables @param {readonly string[]} args */
  #start(program, script, variables, args) {
    const { status, stdout, stderr } = spawnSync(
      path.join(this.#programs, program),
      [path.join(this.root, 'scripts', script), ...args],
      { encoding: 'utf8', env: { PATH: this.#programs, HOME: this.home, ...variables } },
    );
    return { status, stdout, stderr };
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }
}
