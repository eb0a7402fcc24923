import path from 'node:path';

import { expect, it } from 'vitest';

import { runAll } from './run-all.mjs';

/**
 * What is said when these commands are the checks.
 *
 * @param {Record<string, string>} commands
 */
async function saidOf(commands) {
  /** @type {string[]} */
  const said = [];
  const failed = await runAll(
    Object.entries(commands).map(([name, command]) => ({ name, command })),
    {
      cwd: import.meta.dirname,
      atOnce: 2,
      programs: path.join(import.meta.dirname, '../../node_modules/.bin'),
      say: (text) => said.push(text),
    },
  );
  return { said: said.join(''), failed };
}

it('says a line for each check, and the output of those that fail', async () => {
  const { said, failed } = await saidOf({
    good: 'echo silence',
    bad: 'echo on stdout; echo on stderr >&2; exit 3',
    'last one': 'true',
  });
  expect(failed).toEqual(['bad']);
  expect(said).toMatch(/^ *\d+\.\d s {2}good$/mu);
  expect(said).toMatch(/^ *\d+\.\d s {2}last one$/mu);
  expect(said).toMatch(/^ *\d+\.\d s {2}bad: FAILED \(echo on stdout.*\)$/mu);
  expect(said).toContain('\non stdout\n');
  expect(said).toContain('\non stderr\n');
  expect(said).not.toContain('\nsilence');
});

it('finds the programs of npm packages', async () => {
  expect((await saidOf({ program: 'command -v oxlint' })).failed).toEqual([]);
});
