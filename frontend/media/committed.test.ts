import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './pipeline/places';

/** Bytes that everything in `public/` may take in the repository, which never loses any of them. */
const LIMIT = 89e6;

test('what is committed for browsers stays in its budget', () => {
  // What is about to be committed counts too; what the build makes is ignored.
  const options = ['--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', ['ls-files', '-z', ...options, '--', 'public'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => existsSync(path.join(ROOT, file)));
  const bytes = files
    .filter((file) => file !== '')
    .map((file) => statSync(path.join(ROOT, file)).size);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LIMIT);
});
