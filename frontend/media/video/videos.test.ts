import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import type { Clip } from '../types';
import { CROPS, clipsOf, videosOf } from '../pipeline/site-manifest';
import { PUBLIC } from '../pipeline/places';
import { readManifest } from '../pipeline/build-manifest';
import { readMp4, readWebm } from './files/headers';
import { moments } from './video';
import { VIDEOS } from './videos';
import { BEAT } from './frame/motion';
import { landing } from './scenes/landing';
import { videoKey, videoSteps } from './step';

/** Bytes that a file, and all of them together, may have. */
const [FILE, ALL] = [1.2e6, 6e6];

const read = (address: string): Buffer => readFileSync(path.join(PUBLIC, address));
const videos = videosOf(readManifest());
const clips = clipsOf(readManifest());
const clipOf = (name: (typeof VIDEOS)[number]['name']): Clip => {
  const clip = videos[name];
  if (clip === undefined) throw new Error(`there is no clip ${name}`);
  return clip;
};

describe.each(VIDEOS.map((video) => [video.name, video] as const))('%s', (name, video) => {
  test('is what the manifest says, in both kinds of file, and silent', () => {
    const clip = clipOf(name);
    expect([clip.width, clip.height, clip.seconds]).toEqual([
      video.width,
      video.height,
      video.seconds,
    ]);
    expect(clip.sources.map(({ src }) => path.extname(src))).toEqual(['.webm', '.mp4']);
    for (const { src } of clip.sources) {
      const isMp4 = src.endsWith('.mp4');
      const header = isMp4 ? readMp4(read(src)) : readWebm(read(src));
      expect(header).toMatchObject({
        codec: isMp4 ? 'avc1' : 'V_AV1',
        width: video.width,
        height: video.height,
        hasSound: false,
        startsAtOnce: true,
      });
      expect(header.seconds).toBeCloseTo(video.seconds, 1);
    }
  });

  test('keeps to its budget', () => {
    for (const { src } of clipOf(name).sources) expect(read(src).length).toBeLessThan(FILE);
  });

  test('has a still of its shape', async () => {
    const { poster } = clipOf(name);
    expect(poster.width * video.height).toBe(poster.height * video.width);
    const candidates = [...poster.avif.split(', '), ...poster.webp.split(', ')];
    for (const candidate of candidates) {
      const [address = '', width = ''] = candidate.split(' ');
      const found = await sharp(read(address)).metadata();
      expect(`${String(found.width)}w`).toBe(width);
    }
    expect(candidates.some((candidate) => candidate.startsWith(poster.src))).toBe(true);
  });

  test('was made from what its sources say now', () => {
    expect(readManifest()[`video ${name}`]?.key).toBe(videoKey(video));
  });

  test('is the same however often it is drawn', () => {
    const time = video.seconds * 0.37;
    const first = JSON.stringify(video.frame(time));
    video.frame(0);
    expect(JSON.stringify(video.frame(time))).toBe(first);
  });
});

test.each(['intro', 'gamesLoop'] as const)('%s has a crop for upright windows', (name) => {
  const [crop, whole] = [clipOf(`${name}Phone`), clipOf(name)];
  const { sources, poster } = clips[name] ?? whole;
  expect(sources.filter(({ media }) => media === undefined)).toEqual(whole.sources);
  // A browser takes the first that suits it.
  expect(sources.slice(0, crop.sources.length)).toEqual(
    crop.sources.map((source) => ({ ...source, media: CROPS[name]?.media })),
  );
  expect(poster.src).toBe(whole.poster.src);
  expect(poster.upright).toMatchObject({ avif: crop.poster.avif, webp: crop.poster.webp });
});

test('all silent videos together keep to the budget', () => {
  const bytes = VIDEOS.flatMap(({ name }) =>
    clipOf(name).sources.map(({ src }) => read(src).length),
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(ALL);
});

describe('the loop', () => {
  const loops = VIDEOS.filter(({ name }) => name.startsWith('gamesLoop'));

  test.each(loops.map((video) => [video.name, video] as const))(
    '%s ends where it began',
    (_, video) => {
      expect(video.frame(video.seconds)).toEqual(video.frame(0));
      expect(video.frame(video.seconds / 2)).not.toEqual(video.frame(0));
    },
  );

  test.each(loops.map((video) => [video.name, video] as const))(
    '%s is whole beats and whole frames',
    (_, video) => {
      expect(video.seconds / BEAT).toBe(Math.round(video.seconds / BEAT));
      const times = moments(video);
      const last = times.at(-1) ?? 0;
      expect(video.seconds - last).toBeCloseTo((times[1] ?? 0) - (times[0] ?? 0), 9);
    },
  );
});

test('the intro ends on the ground of the page and nothing else', () => {
  const [wide, phone] = VIDEOS.filter(({ name }) => name.startsWith('intro'));
  expect(wide?.frame(wide.seconds)).toEqual(
    landing({ width: 1280, height: 720, density: 1 }, 1, 1),
  );
  expect(phone?.frame(phone.seconds)).toEqual(
    landing({ width: 720, height: 1280, density: 2 }, 1, 1),
  );
});

test('a changed video without the tools that make it says in a sentence what is missing', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROMIUM_PATH', undefined);
  const run = videoSteps[0]?.run();
  await expect(run).rejects.toThrow(
    'the video intro changed, and Chromium and ffmpeg are needed to make it anew',
  );
  vi.unstubAllEnvs();
});
