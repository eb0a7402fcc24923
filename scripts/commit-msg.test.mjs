import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOOK = path.join(import.meta.dirname, 'hooks/commit-msg');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-msg-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What the hook says about a message; nothing when it accepts it. @param {string} message */
function faultsOf(message) {
  const file = path.join(folder, 'message');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync('bash', [HOOK, file], { encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

const LONGEST = `fix(server): ${'a'.repeat(72 - 'fix(server): '.length)}`;

describe('the hook for commit messages', () => {
  it.each([
    'fix(server): refuse a locale that no page has\n',
    'docs: explain readiness\n\nOperators asked.\n',
    'feat(content-service)!: drop the old cursor\n\nWhy.\n\nMore.\n',
    'perf(server/src): 20 ms less\n',
    'refactor(frontend): useReveal becomes a hook\n',
    `${LONGEST}\n`,
    // 72 characters, more bytes.
    `${LONGEST.slice(0, -2)}é…\n`,
    'fix: a\n# Please enter the commit message\n\nWhy.\n',
    'fix: a\n\nWhy.\n# ------------------------ >8 ------------------------\ndiff --git a/a b/a\n',
    "Merge branch 'main' into a-very-long-name-of-a-branch; and more than seventy-two characters.\n",
    'fixup! fix(server): refuse a locale that no page has\n',
    'squash! anything\n',
    'amend! anything\n',
  ])('accepts %j', (message) => {
    expect(faultsOf(message)).toBe('');
  });

  it.each([
    ['', /not "type\(scope\): what changes"/u],
    ['mend the server\n', /not "type\(scope\): what changes"/u],
    ['mend(server): x\n', /the type is one of feat, fix/u],
    ['fix(Server): x\n', /not "type/u],
    ['fix(): x\n', /not "type/u],
    ['fix:x\n', /not "type/u],
    ['fix(server): Refuse a locale\n', /capital letter/u],
    ['fix(server): refuse a locale; take another\n', /semicolon/u],
    ['fix(server): refuse a locale.\n', /full stop/u],
    [`${LONGEST}a\n`, /73 characters, 72 are allowed/u],
    ['fix(server): refuse a locale\nbecause\n', /empty line/u],
  ])('refuses %j', (message, fault) => {
    expect(faultsOf(message)).toMatch(fault);
  });

  it('names every fault at once, and shows what would pass', () => {
    const said = faultsOf('Fix; it.\nnow\n');
    for (const part of [/type\(scope\)/u, /semicolon/u, /full stop/u, /empty line/u, /Example: /u])
      expect(said).toMatch(part);
  });
});
