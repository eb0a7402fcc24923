// @vitest-environment node
import { expect, it } from 'vitest';

import { addressesOf } from './media-plugin.mjs';

it('lists every address of the manifest once, and no media type', () => {
  const manifest = {
    pictures: { a: { avif: '/media/a-1.avif 1w, /media/a-2.avif 2w', src: '/media/a-1.avif' } },
    clips: { b: { sources: [{ src: '/media/b.webm', type: 'video/webm; codecs="av01"' }] } },
    downloads: { c: { href: '/kit/c.zip', bytes: 3 } },
  };
  expect(addressesOf(manifest)).toEqual([
    '/kit/c.zip',
    '/media/a-1.avif',
    '/media/a-2.avif',
    '/media/b.webm',
  ]);
});
