/**
 * Keeps the files of earlier builds in `frontend/dist/earlier`, so that a page which was opened before a deploy still finds them.
 *
 *     node frontend/scripts/keep-assets.mjs [FOLDER...]
 *
 * A build of the site or of the desk calls it before it empties its folder. A build on another machine names the folders of the sites, or of their images,
 * that were live before. Names change with the content, so folders of any number of builds make one.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/** Days for which a file stays after a later build took its place. Deploys come after builds, and pages are open for long. */
export const DAYS_KEPT = 7;

const EARLIER = 'frontend/dist/earlier';

/** Where a site has files with a hash in their names, and the folder in which they are kept. */
const PLACES = [
  { from: 'frontend/dist/client/assets', to: 'assets', isKept: () => true },
  { from: 'frontend/dist/desk/assets', to: 'desk/assets', isKept: () => true },
  // As the server decides it: two dots with a hash between them.
  {
    from: 'public/media',
    to: 'media',
    isKept: (/** @type {string} */ file) => /\.[0-9a-f]{8,}\.[^./]+$/u.test(file),
  },
];

/** @param {string} folder @returns {string[]} the files below it, by their paths in it */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Copies a file unless it is there. @param {string} from @param {string} to @param {Date} since */
function keep(from, to, since) {
  if (existsSync(to)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  utimesSync(to, since, since);
}

/**
 * Keeps the files of a site, and those that it has kept itself, and forgets what is too old.
 *
 * @param {string} from folder of the site that was live
 * @param {string} into folder of the site that is built
 * @param {Date} now
 */
export function keepAssets(from, into, now) {
  const kept = path.join(into, EARLIER);
  const oldest = now.getTime() - DAYS_KEPT * 86_400_000;
  for (const file of filesIn(kept)) {
    if (statSync(path.join(kept, file)).mtimeMs < oldest) rmSync(path.join(kept, file));
  }
  for (const { from: place, to, isKept } of PLACES) {
    // Media of the same checkout are where they were.
    if (from === into && to === 'media') continue;
    const live = path.join(from, place);
    for (const file of filesIn(live).filter(isKept)) {
      if (to === 'media' && existsSync(path.join(into, place, file))) continue;
      keep(path.join(live, file), path.join(kept, to, file), now);
    }
  }
  if (from === into) return;
  const before = path.join(from, EARLIER);
  for (const file of filesIn(before)) {
    const { mtime } = statSync(path.join(before, file));
    if (mtime.getTime() >= oldest) keep(path.join(before, file), path.join(kept, file), mtime);
  }
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..');
  const named = process.argv.slice(2).map((folder) => path.resolve(folder));
  for (const folder of named.length === 0 ? [root] : named) keepAssets(folder, root, new Date());
}
