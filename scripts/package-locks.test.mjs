import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Lock files of this repository, and what each is for. */
const LOCKS = {
  'the project': 'package-lock.json',
  'Next.js': 'tests/lab/bench/next/package-lock.json',
  'React Router': 'tests/lab/bench/react-router/package-lock.json',
  Astro: 'tests/lab/bench/astro/package-lock.json',
  'Node.js': 'scripts/node/package-lock.json',
  Stryker: 'tests/lab/mutants/package-lock.json',
};

/**
 * Optional packages that a lock file names and does not hold.
 *
 * @param {string} file
 */
function missing(file) {
  const { packages } = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const names = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const held = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return names.filter((name) => !held.has(name));
}

/**
 * Packages of a lock file whose content npm would take as it comes.
 *
 * @param {string} file
 */
function unproven(file) {
  const { packages } = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const downloaded = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return downloaded
    .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/u.test(integrity))
    .map(([path]) => path);
}

it('names one version of Node.js everywhere', () => {
  const read = (/** @type {string} */ file) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const version = /^node_version=(.+)$/mu.exec(read('scripts/lib.sh'))?.[1] ?? '';
  expect(Object.values(JSON.parse(read('scripts/node/package.json')).optionalDependencies)).toEqual(
    [version, version],
  );
  const major = version.split('.')[0] ?? '';
  expect(read('deploy/docker/Dockerfile')).toContain(`FROM node:${major}.`);
  for (const workflow of ['ci', 'proof', 'release'])
    expect(read(`.github/workflows/${workflow}.yml`)).toContain(`node-version: ${major}\n`);
  const least = /^node_least=(.+)$/mu.exec(read('scripts/lib.sh'))?.[1] ?? '';
  const newer = /^node_least_newer=(.+)$/mu.exec(read('scripts/lib.sh'))?.[1] ?? '';
  expect(JSON.parse(read('package.json')).engines.node).toBe(`^${least}.2 || >=${newer}.0`);
});

describe('lock files', () => {
  it.each(Object.entries(LOCKS))('of %s hold the programs of every system', (_, file) => {
    expect(missing(file)).toEqual([]);
  });

  it.each(Object.entries(LOCKS))('of %s know the content of every package', (_, file) => {
    expect(unproven(file)).toEqual([]);
  });

  it.each(Object.entries(LOCKS))('of %s name no address to download from', (_, file) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).not.toMatch(
      /"resolved": "http/,
    );
  });
});
