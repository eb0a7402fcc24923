// Exits with 0 when the installed packages are the ones that package-lock.json names, otherwise with 1.
// npm writes what it installed to node_modules/.package-lock.json, so no stamp of our own is needed.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const INSTALLED = 'node_modules/.package-lock.json';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} Package */

/**
 * Reads the package table of a lock file: folder of the package -> what is known of it.
 *
 * @param {string} path
 * @returns {Record<string, Package>}
 */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

function isFresh() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf('package-lock.json')).every(([folder, wanted]) => {
    if (!folder.includes('node_modules/')) return true;
    if (wanted.link === true) return existsSync(folder);
    // An optional package that is absent may be meant for other machines.
    if (wanted.optional === true && !(folder in installed)) return true;
    return installed[folder]?.version === wanted.version && existsSync(folder);
  });
}

process.exit(isFresh() ? 0 : 1);
