/**
 * Makes the pictures of README and of docs/desk.md out of those that `screens`, `play-screens` and `desk-screens` took: the part
 * that is seen first, small enough to be kept in the repository. `make pictures` runs all four. Arguments name pictures; all
 * by default.
 */
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { ROOT } from './fixtures/site-process';

/** Where a picture is taken from, and its name in `docs/pictures`. */
const PICTURES = [
  { from: 'home-en-1440.png', name: 'home.webp' },
  { from: 'play-playing-en-1440.png', name: 'game.webp' },
  { from: 'fankit-en-1440.png', name: 'fankit.webp' },
  { from: 'desk-list-en-1440.png', name: 'desk-list.webp' },
  { from: 'desk-preview-desktop-en-1440.png', name: 'desk-preview.webp' },
] as const;

/** Pixels of a screen, as taken and as shown. */
const TAKEN = { width: 1440, height: 810 } as const;
const SHOWN_WIDTH = 960;

/** Bytes of one picture: all who clone the repository pay for each of its versions. */
const MAX_BYTES = 150_000;

const folder = path.join(ROOT, 'docs/pictures');
await mkdir(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const { from, name } of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = path.join(folder, name);
  await sharp(path.join(ROOT, 'screens', from))
    .extract({ left: 0, top: 0, ...TAKEN })
    .resize({ width: SHOWN_WIDTH })
    .webp({ quality: 80 })
    .toFile(file);
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`${name} has ${String(size)} bytes`);
  console.log(`docs/pictures/${name}: ${String(size)} bytes`);
}
