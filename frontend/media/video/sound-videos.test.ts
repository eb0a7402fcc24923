import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import type { SoundVideo as SoundVideoFiles } from '../types';
import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { readMp4, readWebm } from './encoder/headers';
import { LANGUAGES, TEXTS, captionFile } from './captions';
import { filesOf as targetsOf } from './encoder/encoder';
import { SOUND_CROPS, SOUND_VIDEOS } from './videos';
import { TYPES } from './step';

/** Bytes that a file, and all videos with a sound and their crops together, may have. */
const [FILE, ALL] = [3.2e6, 43.5e6];

const videos = videosOf(readManifest());
const filesOf = (name: (typeof SOUND_VIDEOS)[number]['name']): SoundVideoFiles => {
  const made = videos[name];
  if (made === undefined || !('captions' in made)) throw new Error(`there is no video ${name}`);
  return made as SoundVideoFiles;
};
const at = (address: string): string => path.join(PUBLIC, address);

describe.each(SOUND_VIDEOS.map((video) => [video.name, video] as const))('%s', (name, video) => {
  test('is AV1 with Opus for wide screens and others, then H.264 with AAC', () => {
    const { sources } = filesOf(name);
    expect(sources.map(({ type, media }) => [type, media])).toEqual(
      [TYPES.sound.wide, TYPES.sound.webm, TYPES.sound.mp4].map((one) => [
        one.type,
        'media' in one ? one.media : undefined,
      ]),
    );
    for (const [index, [kind, { width }]] of targetsOf(video).entries()) {
      const isMp4 = kind === 'mp4';
      const bytes = readFileSync(at(sources[index]?.src ?? ''));
      const header = isMp4 ? readMp4(bytes) : readWebm(bytes);
      expect(header).toMatchObject({
        codec: isMp4 ? 'avc1' : 'V_AV1',
        width,
        height: (width * 9) / 16,
        hasSound: true,
        startsAtOnce: true,
      });
      expect(header.seconds).toBeCloseTo(video.seconds, 1);
      expect(bytes.includes(isMp4 ? 'mp4a' : 'A_OPUS')).toBe(true);
      expect(bytes.length).toBeLessThan(FILE);
    }
  });

  test('lasts twenty to thirty seconds', () => {
    expect(video.seconds).toBeGreaterThanOrEqual(20);
    expect(video.seconds).toBeLessThanOrEqual(30);
  });

  test('has captions in every language, in order and within its length', () => {
    const files: Readonly<Record<string, string>> = filesOf(name).captions;
    for (const language of LANGUAGES) {
      const text = readFileSync(at(files[language] ?? ''), 'utf8');
      expect(text).toBe(captionFile(video.captions, language));
    }
    let end = 0;
    for (const { from, to } of video.captions) {
      expect(from).toBeGreaterThanOrEqual(end - 1e-9);
      expect(to - from).toBeGreaterThan(1);
      end = to;
    }
    expect(end).toBeLessThanOrEqual(video.seconds + 1e-9);
    // A caption says what is heard from the first second to the last.
    expect(video.captions[0]?.from).toBeLessThan(1);
  });
});

test('all videos with a sound keep to their budget', () => {
  const bytes = [...SOUND_VIDEOS, ...SOUND_CROPS].flatMap(({ name }) =>
    (videos[name]?.sources ?? []).map(({ src }) => statSync(at(src)).size),
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(ALL);
});

test('what moves fast has 60 pictures a second', () => {
  const fast = SOUND_VIDEOS.filter(({ stage }) => stage !== undefined);
  expect(new Set(fast.map(({ rate }) => rate))).toEqual(new Set([60]));
});

test('every caption is said in every language', () => {
  expect([...TEXTS.keys()]).toEqual(LANGUAGES);
  const cues = SOUND_VIDEOS.flatMap(({ captions }) => captions);
  const said = new Set(cues.map(({ says }) => says));
  for (const texts of TEXTS.values()) expect(new Set(Object.keys(texts))).toEqual(said);
  for (const language of LANGUAGES) expect(captionFile(cues, language)).not.toMatch(/[{}]/u);
  expect(() => captionFile(cues, 'fr')).toThrow('no captions in fr');
});
