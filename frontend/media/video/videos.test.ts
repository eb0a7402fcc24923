import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import type { Video as VideoFiles } from '../types';
import { CROPS, shownVideos, videosOf } from '../pipeline/site-manifest';
import { PUBLIC } from '../pipeline/places';
import { readManifest } from '../pipeline/build-manifest';
import { readMp4, readWebm } from './encoder/headers';
import { BEAT } from './frame/motion';
import { notesOfStage } from './painter/stage';
import { landing } from './scenes/landing';
import { TYPES, videoKey, videoSteps } from './step';
import { frameTimes } from './video';
import { SOUND_VIDEOS, VIDEOS } from './videos';
import { SILENT } from './works/silent';

/** Bytes that a file, and all of them together, may have. */
const [FILE, ALL] = [1.5e6, 9.5e6];

const CROPPED = ['intro', 'gamesLoop', 'freePlay01', 'freePlay02', 'mashup01', 'mashup02'] as const;

const read = (address: string): Buffer => readFileSync(path.join(PUBLIC, address));
const videos = videosOf(readManifest());
const shown = shownVideos(readManifest());
const filesOf = (name: (typeof VIDEOS)[number]['name']): VideoFiles => {
  const files = videos[name];
  if (files === undefined) throw new Error(`there is no video ${name}`);
  return files;
};

describe.each(VIDEOS.map((video) => [video.name, video] as const))('%s', (name, video) => {
  test('was made from what its sources say now', () => {
    expect(readManifest()[`video ${name}`]?.key).toBe(videoKey(video));
  });

  test('has a still of its shape', async () => {
    const { poster } = filesOf(name);
    const { width, height } = video.size;
    expect(poster.width * height).toBe(poster.height * width);
    const candidates = [...poster.avif.split(', '), ...poster.webp.split(', ')];
    expect(candidates).toHaveLength(4);
    for (const candidate of candidates) {
      const [address = '', wide = ''] = candidate.split(' ');
      const found = await sharp(read(address)).metadata();
      expect(`${String(found.width)}w`).toBe(wide);
      expect(found.height).toBe((found.width * height) / width);
    }
    expect(candidates.some((candidate) => candidate.startsWith(poster.src))).toBe(true);
  });

  test('is the same however often it is drawn', () => {
    const time = video.seconds * 0.37;
    const first = JSON.stringify(video.frame(time));
    video.frame(0);
    expect(JSON.stringify(video.frame(time))).toBe(first);
  });
});

describe.each(SILENT.map((video) => [video.name, video] as const))('%s', (name, video) => {
  test('is AV1, then H.264, silent, and keeps to its budget', () => {
    const files = filesOf(name);
    expect([files.width, files.height]).toEqual([video.size.width, video.size.height]);
    expect(files.seconds).toBeCloseTo(video.seconds, 3);
    const { webm, mp4 } = TYPES.silent;
    expect(files.sources.map(({ type }) => type)).toEqual([webm.type, mp4.type]);
    for (const [index, codec] of ['V_AV1', 'avc1'].entries()) {
      const bytes = read(files.sources[index]?.src ?? '');
      const header = codec === 'avc1' ? readMp4(bytes) : readWebm(bytes);
      expect(header).toMatchObject({ codec, ...video.size, hasSound: false, startsAtOnce: true });
      expect(header.seconds).toBeCloseTo(video.seconds, 1);
      expect(bytes.length).toBeLessThan(FILE);
    }
  });

  test('is whole beats and whole frames', () => {
    expect(video.seconds / BEAT).toBe(Math.round(video.seconds / BEAT));
    expect(frameTimes(video).length / video.rate).toBe(video.seconds);
  });
});

test.each(CROPPED)('%s has a crop for upright windows', (name) => {
  const [crop, whole] = [filesOf(`${name}Phone`), filesOf(name)];
  const { sources, poster } = shown[name] ?? whole;
  // A browser takes the first that suits it.
  expect(sources.slice(0, crop.sources.length)).toEqual(
    crop.sources.map((source) => ({ ...source, media: CROPS[name]?.media })),
  );
  expect(sources.slice(crop.sources.length)).toEqual(whole.sources);
  expect(poster.src).toBe(whole.poster.src);
  expect(poster.upright).toMatchObject({ avif: crop.poster.avif, webp: crop.poster.webp });
});

test('all silent videos together keep to their budget', () => {
  const bytes = SILENT.flatMap(({ name }) => filesOf(name).sources.map(({ src }) => read(src)));
  expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(ALL);
});

test.each(SILENT.filter(({ name }) => name.startsWith('gamesLoop')))(
  'the loop $name ends where it began',
  (video) => {
    expect(video.frame(video.seconds)).toEqual(video.frame(0));
    expect(video.frame(video.seconds / 2)).not.toEqual(video.frame(0));
  },
);

/** Seconds without a note after which a run stands still. */
const STILL = 0.6;

test.each(SILENT.filter(({ name }) => name.startsWith('gamesLoop')))(
  'the game in the loop $name never stands still',
  ({ seconds, stage, later = [] }) => {
    const turns = [{ at: 0, stage }, ...later];
    turns.forEach(({ at, stage: run }, index) => {
      const end = turns[index + 1]?.at ?? seconds;
      const times = run === undefined ? [] : [...notesOfStage(run).times].map((one) => one / 1000);
      const shown = [at, ...times.filter((time) => time > at && time < end), end];
      const gaps = shown.slice(1).map((time, i) => time - (shown[i] ?? 0));
      expect(Math.max(...gaps)).toBeLessThan(STILL);
    });
  },
);

describe('the intro', () => {
  const intros = SILENT.filter(({ name }) => name.startsWith('intro'));

  test('lasts six seconds', () => {
    for (const { seconds } of intros) expect(Math.round(seconds)).toBe(6);
  });

  test('shows faces and the game within its first second', () => {
    for (const { frame } of intros) {
      const spritesAt = (time: number) =>
        [...JSON.stringify(frame(time)).matchAll(/"name":"(\w+)"/gu)].map(([, name]) => name);
      expect(spritesAt(0)).toEqual(['idol0', 'idol7']);
      expect(spritesAt(0.9)).toEqual(expect.arrayContaining(['ground', 'run']));
    }
  });

  test('ends on the ground of the page and nothing else', () => {
    const grounds = intros.map(({ size, seconds, frame }) => {
      const density = size.width > size.height ? 1 : 2;
      return [frame(seconds), landing({ ...size, density }, 1, 1)] as const;
    });
    for (const [last, ground] of grounds) expect(last).toEqual(ground);
  });
});

test('a changed video without ffmpeg says in a sentence what is missing', async () => {
  vi.stubEnv('PATH', '');
  const runs = [SILENT[0], SOUND_VIDEOS[0]].map((video) =>
    videoSteps.find(({ name }) => name === `video ${video?.name ?? ''}`)?.run(),
  );
  await expect(runs[0]).rejects.toThrow(
    'the video intro changed, and ffmpeg is needed to make it anew',
  );
  await expect(runs[1]).rejects.toThrow(
    'the video freePlay01 changed, and ffmpeg is needed to make it anew',
  );
  vi.unstubAllEnvs();
});
