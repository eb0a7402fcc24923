/** Makes the media files that Git does not hold, which a fresh clone lacks: the archives of the fan kit. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The files of the build manifest that are not there, relative to `public/`.
 *
 * @param {string} folder the checkout
 * @returns {string[]}
 */
export function missingMedia(folder) {
  /** @type {Record<string, { files: string[] }>} */
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'frontend/media/build-manifest.json'), 'utf8'),
  );
  return Object.values(manifest)
    .flatMap(({ files }) => files)
    .filter((file) => !existsSync(path.join(folder, 'public', file)));
}

/**
 * Makes missing files in the background. A failure is reported and ends nothing: only downloads need the files.
 *
 * @returns {() => Promise<void>} ends it
 */
export function makeMissingMedia() {
  const missing = missingMedia(root);
  if (missing.length === 0) return () => Promise.resolve();
  console.error(
    `media: ${String(missing.length)} files are missing, such as public/${String(missing[0])}; they are made in the background, which takes minutes`,
  );
  // What `npm run media` runs, as one process that a signal reaches. Standard output belongs to the protocol.
  const child = spawn(process.execPath, ['--import', 'tsx', 'main.ts'], {
    cwd: path.join(root, 'frontend/media'),
    stdio: ['ignore', 2, 2],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => {
      resolve();
    });
    child.once('close', (code) => {
      if (code === 0) console.error('media: all files are made');
      else if (!child.killed) console.error('media: files are missing; run "npm run media"');
      resolve();
    });
  });
  return () => {
    child.kill();
    return ended;
  };
}
