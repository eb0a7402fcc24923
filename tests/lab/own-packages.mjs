import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { succeeds } from '../../scripts/lib.mjs';

/**
 * Installs the npm packages of a folder that has a lock file of its own, when those on disk are not the ones that it names; says
 * whether they are there.
 *
 * @param {string} folder
 * @param {string[]} options more of npm's
 */
export function hasOwnPackages(folder, ...options) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const installed = path.join(folder, 'node_modules/.for');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return true;
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  if (!succeeds('npm', ['ci', '--ignore-scripts', ...quiet, ...options], { cwd: folder }))
    return false;
  writeFileSync(installed, lock);
  return true;
}
