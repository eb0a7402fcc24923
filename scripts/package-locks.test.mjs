import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Lock files of this repository, and what each is for. */
const LOCKS = {
  'the project': 'package-lock.json',
  'Next.js': 'scripts/bench/next/package-lock.json',
  'React Router': 'scripts/bench/react-router/package-lock.json',
  Astro: 'scripts/bench/astro/package-lock.json',
  Stryker: 'scripts/mutants/package-lock.json',
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

describe('lock files', () => {
  it.each(Object.entries(LOCKS))('of %s hold the programs of every system', (_, file) => {
    expect(missing(file)).toEqual([]);
  });

  it.each(Object.entries(LOCKS))('of %s name no address to download from', (_, file) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).not.toMatch(
      /"resolved": "http/,
    );
  });
});
