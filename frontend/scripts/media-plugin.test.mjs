import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { pictureFiles } from '../src/media/picture-files';
import { videoCover } from '../src/media/video-files';
import { downloads, pictures, videos } from '../src/media/manifest';
import { addressesOf, coverForm, expressionOf, shortForm } from './media-plugin.mjs';

const MAKERS = { pictureFiles, videoCover };

it('lists every address of the manifest once, and no media type', () => {
  const manifest = {
    pictures: { a: { avif: '/media/a-1.avif 1w, /media/a-2.avif 2w', src: '/media/a-1.avif' } },
    videos: { b: { sources: [{ src: '/media/b.webm', type: 'video/webm; codecs="av01"' }] } },
    downloads: { c: { href: '/kit/c.zip', bytes: 3 } },
  };
  expect(addressesOf(manifest)).toEqual([
    '/kit/c.zip',
    '/media/a-1.avif',
    '/media/a-2.avif',
    '/media/b.webm',
  ]);
});

it('writes a picture in a short form that gives the very same picture', () => {
  let count = 0;
  for (const picture of Object.values(pictures)) {
    const form = shortForm(picture, pictureFiles);
    if (form === null) continue;
    expect(pictureFiles(...form)).toEqual(picture);
    count += 1;
  }
  expect(count).toBeGreaterThan(40);
});

it('writes a picture with a crop in the short form twice, and all else as it is', () => {
  for (const entry of [pictures.characterGroup, pictures.duel, videos.intro]) {
    const written = expressionOf(entry, MAKERS);
    expect(runInNewContext(`(${written})`, MAKERS)).toEqual(entry);
  }
  expect(expressionOf(pictures.characterGroup, MAKERS).length).toBeLessThan(250);
});

it('leaves alone what is no picture, and a picture that is more than its files', () => {
  for (const entry of [videos.intro, downloads.logoDark, pictures.characterGroup, undefined]) {
    expect(shortForm(entry, pictureFiles)).toBeNull();
  }
});

it('writes the cover of a video with sound in a short form that gives the very same cover', () => {
  const covers = Object.values(videos).filter((video) => !('sources' in video));
  expect(covers.length).toBeGreaterThan(6);
  for (const cover of covers) {
    const written = expressionOf(cover, MAKERS);
    expect(written).toMatch(/^videoCover\(/u);
    expect(runInNewContext(written, MAKERS)).toEqual(cover);
  }
  const { media, avif, webp } =
    /** @type {NonNullable<import('../src/media/types').Poster['upright']>} */ (
      videoCover('mashup01', 'a1 a2', 'b1 b2', 'c1', 'd1 d2 e1 e2').poster.upright
    );
  expect(media).toContain('portrait');
  expect(avif).toBe(
    '/media/mashup01PhoneClip-360.d1.avif 360w, /media/mashup01PhoneClip-720.d2.avif 720w',
  );
  expect(webp).toContain('PhoneClip-720.e2.webp');
  const upright = videoCover('mashup01', 'a1 a2', 'b1 b2', 'c1', 'd1 d2 e1 e2');
  expect(
    videoCover(.../** @type {Parameters<typeof videoCover>} */ (coverForm(upright, videoCover))),
  ).toEqual(upright);
  expect(coverForm({ ...videos.tutorial, seconds: 3 }, videoCover)).toBeNull();
  expect(coverForm(videos.intro, videoCover)).toBeNull();
});
