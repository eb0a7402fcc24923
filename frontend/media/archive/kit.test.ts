import { expect, it } from 'vitest';

import { type BuildManifest, readManifest } from '../pipeline/build-manifest';
import { kitFiles, kitStep } from './kit';
import { pack } from './zip';

const BYTES = Uint8Array.of(1, 2, 3);

/** A kit of one picture and one piece in both formats. */
const MANIFEST: BuildManifest = {
  'picture icon': {
    key: 'a',
    files: ['kit/icon.png'],
    downloads: { icon01: { href: '/kit/icon.png', kind: 'PNG', bytes: 3 } },
  },
  'music song01': {
    key: 'b',
    files: ['kit/piece-mp3.zip', 'kit/piece-wav.zip'],
    downloads: {
      song01Mp3: { href: '/kit/piece-mp3.zip', kind: 'MP3', bytes: 3 },
      song01Wav: { href: '/kit/piece-wav.zip', kind: 'WAV', bytes: 3 },
    },
  },
  'picture stage': { key: 'c', files: ['media/stage.avif'], downloads: {} },
  // For the press, and no part of the kit.
  'picture wordmark': {
    key: 'd',
    files: ['kit/press/wordmark.png'],
    downloads: { wordmarkLight: { href: '/kit/press/wordmark.png', kind: 'PNG', bytes: 3 } },
  },
};

it('holds each picture, and each piece unpacked without its WAV', () => {
  const read = (href: string) =>
    href.endsWith('.zip') ? pack({ 'Piece.mp3': BYTES, 'README.txt': BYTES }) : BYTES;
  const files = kitFiles(MANIFEST, read);
  expect(Object.keys(files).sort()).toEqual([
    'music/piece/Piece.mp3',
    'music/piece/README.txt',
    'pictures/icon.png',
  ]);
  for (const bytes of Object.values(files)) expect([...bytes]).toEqual([...BYTES]);
});

it('is packed again when a part of it is made anew, and not when something else is', async () => {
  const keyOf = (manifest: BuildManifest) => kitStep(manifest).key();
  const key = await keyOf(MANIFEST);
  const changed = (name: string) => ({
    ...MANIFEST,
    [name]: { files: [], ...MANIFEST[name], key: 'new' },
  });
  expect(await keyOf(changed('picture icon'))).not.toBe(key);
  expect(await keyOf(changed('music song01'))).not.toBe(key);
  expect(await keyOf(changed('picture stage'))).toBe(key);
  expect(await keyOf(changed('picture wordmark'))).toBe(key);
  expect(await keyOf({ ...MANIFEST, kit: { key, files: [], downloads: {} } })).toBe(key);
});

it('is the one of the committed parts', async () => {
  const manifest = readManifest();
  expect(manifest['kit']?.key).toBe(await kitStep(manifest).key());
});
