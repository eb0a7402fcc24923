/** Which integration tests of the crates read what, so that those need not run again that read the same as when they passed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { isCi, output, ROOT, sha256Of } from './lib.mjs';

/**
 * @typedef {{ name: string, path?: string | null }} Dependency `path` of one of this workspace
 * @typedef {{ name: string, manifest_path: string, dependencies: readonly Dependency[], targets: readonly { kind: readonly string[], name: string }[] }} Package
 */

/** Tests that look at all crates. */
const OF_ALL = new Set(['features', 'rooms']);

/** Names of a crate and of all crates of the workspace that it is built from. @param {readonly Package[]} packages @param {Package} from */
function builtFrom(packages, from) {
  const found = new Set([from]);
  for (const { dependencies } of found)
    for (const { name, path: isHere } of dependencies) {
      const dependency = packages.find((each) => each.name === name);
      if (typeof isHere === 'string' && dependency) found.add(dependency);
    }
  return new Set([...found].map(({ name }) => name));
}

/**
 * The files that each integration test may read: those of its crate, of the crates that this is built from, and those of no crate.
 *
 * @param {readonly Package[]} packages
 * @param {readonly string[]} files paths from the root
 * @param {string} root
 * @returns {Map<string, readonly string[]>}
 */
export function filesOfTests(packages, files, root) {
  // A crate may lie in the folder of another one.
  const folders = packages
    .map(({ name, manifest_path: manifest }) => ({
      name,
      folder: `${path.relative(root, path.dirname(manifest))}/`,
    }))
    .toSorted((one, other) => other.folder.length - one.folder.length);
  const owned = files.map((file) => ({
    file,
    owner: folders.find(({ folder }) => file.startsWith(folder))?.name,
  }));
  return new Map(
    packages.flatMap((crate) => {
      const crates = builtFrom(packages, crate);
      const tests = crate.targets.filter(({ kind }) => kind.includes('test'));
      return tests.map(({ name }) => [
        name,
        owned
          .filter(({ owner }) => owner === undefined || crates.has(owner) || OF_ALL.has(name))
          .map(({ file }) => file),
      ]);
    }),
  );
}

const PASSED = 'target/passed/rust-tests';

/** What an integration test printed when it passed with what it reads now. */
export class PassedTests {
  /** @type {Map<string, string>} */
  #digests = new Map();

  /**
   * @param {readonly Package[]} packages
   * @param {readonly string[]} args
   * @param {string | undefined} sources paths of Git between spaces; without them, and in continuous integration, nothing is known
   */
  constructor(packages, args, sources) {
    if (sources === undefined || isCi()) return;
    const listed = ['--cached', '--others', '--exclude-standard', '--', ...sources.split(' ')];
    const files = output('git', 'ls-files', ...listed).split('\n');
    const known = new Map(
      [...files, '.cargo/config.toml', 'tests/results/left-out.txt']
        .filter((file) => existsSync(file))
        .map((file) => [file, sha256Of(file)]),
    );
    const machine = [process.version, output('cargo', '--version'), process.env['PATH'], ...args];
    for (const [test, read] of filesOfTests(packages, [...known.keys()], ROOT)) {
      const lines = [...machine, ...read.map((file) => `${file} ${known.get(file) ?? ''}`)];
      this.#digests.set(test, createHash('sha256').update(lines.join('\n')).digest('hex'));
    }
  }

  /** @param {string} test @returns {string | undefined} */
  outputOf(test) {
    const [file, digest] = [path.join(PASSED, `${test}.log`), this.#digests.get(test)];
    if (digest === undefined || !existsSync(file)) return undefined;
    const kept = readFileSync(file, 'utf8');
    return kept.startsWith(`${digest}\n`) ? kept.slice(digest.length + 1) : undefined;
  }

  /** Keeps what a test printed that has passed. @param {string} test @param {string} printed */
  keep(test, printed) {
    const digest = this.#digests.get(test);
    if (digest === undefined) return;
    mkdirSync(PASSED, { recursive: true });
    writeFileSync(path.join(PASSED, `${test}.log`), `${digest}\n${printed}`);
  }
}
