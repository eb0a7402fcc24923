// Exits with 0 when the installed packages are the ones that package-lock.json names, otherwise with 1.
// npm writes what it installed to node_modules/.package-lock.json, so no stamp of our own is needed.
import { existsSync, readFileSync } from 'node:fs';

const installedPath = 'node_modules/.package-lock.json';

/** Reads the package table of a lock file: folder of the package -> what is known of it. */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Whether a wanted package is installed in the wanted version; optional ones may be meant for other machines. */
function isInstalled([folder, wanted], installed) {
  if (!folder.startsWith('node_modules/') && !folder.includes('/node_modules/')) return true;
  if (wanted.link || (wanted.optional && !(folder in installed))) return true;
  return installed[folder]?.version === wanted.version && existsSync(folder);
}

const isFresh =
  existsSync(installedPath) &&
  Object.entries(packagesOf('package-lock.json')).every((entry) =>
    isInstalled(entry, packagesOf(installedPath)),
  );
process.exit(isFresh ? 0 : 1);
