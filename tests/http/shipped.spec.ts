/** What `make release` asks of the program that it has packed, here of the one that all tests run. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { faultsOfProgram } from '../fixtures/shipped';
import { PROGRAM, ROOT } from '../fixtures/site-process';

test('the program serves every page and the desk, gives a backup, and ends when it is asked to', async () => {
  expect(await faultsOfProgram(PROGRAM)).toEqual([]);
});

test('a program that gives no backup, or does not end well, is not shipped', async () => {
  const folder = await mkdtemp(path.join(ROOT, 'tests/results/shipped-'));
  const broken = path.join(folder, 'server');
  const lines = [
    '#!/usr/bin/env bash',
    'if [[ "$*" == "content backup"* ]]; then echo "no room" >&2; exit 1; fi',
    `trap 'kill "$child"; exit 3' TERM`,
    `"${PROGRAM}" "$@" & child=$!`,
    'wait "$child"',
  ];
  await writeFile(broken, `${lines.join('\n')}\n`);
  await chmod(broken, 0o755);
  try {
    expect(await faultsOfProgram(broken)).toEqual([
      expect.stringContaining('no room'),
      'it ended on SIGTERM with 3',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
