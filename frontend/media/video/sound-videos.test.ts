import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import type { SoundVideo as SoundVideoFiles } from '../types';
import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { heard } from '../sound/heard';
import { readMp4, readWebm } from './encoder/headers';
import { encoder } from '../pipeline/ffmpeg';
import { LANGUAGES, TEXTS, captionFile } from './captions';
import { filesOf as targetsOf } from './encoder/encoder';
import { SOUND_CROPS, SOUND_VIDEOS } from './videos';
import { compareSecond, paintedSecond } from './encoder/quality';
import { onsets } from './sound/onsets';
import { notesOfStage } from './painter/stage';
import { TYPES } from './step';

/** Bytes that a file, and all videos with a sound and their crops together, may have. */
const [FILE, ALL] = [3.2e6, 43e6];

const videos = videosOf(readManifest());
const filesOf = (name: (typeof SOUND_VIDEOS)[number]['name']): SoundVideoFiles => {
  const made = videos[name];
  if (made === undefined || !('captions' in made)) throw new Error(`there is no video ${name}`);
  return made as SoundVideoFiles;
};
/** The system's encoder; the tests that need it do not run without it. */
const FFMPEG = encoder() ?? '';

const at = (address: string): string => path.join(PUBLIC, address);

/** Both channels of a file's sound as one. */
function samplesOf(file: string): Float32Array {
  const options = `-loglevel error -i ${file} -vn -f f32le -ac 1 -ar 48000 -`.split(' ');
  const { stdout } = spawnSync(FFMPEG, options, { maxBuffer: 1e8 });
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length),
  );
}

/** The second whose likeness is sampled: in the mash-ups, the two songs have just met. */
const SAMPLE = 11;

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
    for (const language of LANGUAGES) {
      const text = readFileSync(at(filesOf(name).captions[language]), 'utf8');
      expect(text).toBe(captionFile(video.captions, language));
      expect(text).not.toMatch(/\{\d\}/u);
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

  test.runIf(encoder() !== undefined)('is as loud as all videos, and its peaks are whole', () => {
    for (const { src } of filesOf(name).sources.slice(1)) {
      const { lufs, peak } = heard(at(src));
      expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1);
      expect(peak).toBeLessThanOrEqual(-1);
    }
  });

  test.runIf(encoder() !== undefined)('looks like its frames', async () => {
    const frames = await paintedSecond(video, SAMPLE);
    expect(frames).toHaveLength(6);
    for (const [index, [, { width }]] of targetsOf(video).entries()) {
      const file = at(filesOf(name).sources[index]?.src ?? '');
      const likeness = await compareSecond(video, frames, { file, width }, SAMPLE);
      expect(likeness).toBeGreaterThan(0.95);
    }
  });
});

const PLAYED = SOUND_VIDEOS.flatMap(({ name, stage }) =>
  stage === undefined ? [] : [[name, stage] as const],
);

/** Seconds between what is seen and what is heard. */
const NEAR = 0.02;

describe.runIf(encoder() !== undefined).each(PLAYED)('the notes of %s', (name, stage) => {
  const seconds = [...new Set(notesOfStage(stage).times)].map((time) => time / 1000);
  const kinds = ['webm', 'mp4'] as const;

  test.each(kinds)('are heard when they are hit, in the %s file', (kind) => {
    const { sources } = filesOf(name);
    const source = sources.find(({ src, media }) => src.endsWith(kind) && media === undefined);
    const found = onsets(samplesOf(at(source?.src ?? '')));
    const share = (late: number) =>
      seconds.filter((note) => found.some((onset) => Math.abs(onset - note - late) <= NEAR))
        .length / seconds.length;
    expect(seconds.length).toBeGreaterThan(15);
    expect(share(0)).toBeGreaterThan(0.95);
    // The same notes three frames later would not be.
    expect(share(0.045)).toBeLessThan(0.35);
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
  for (const said of Object.values(TEXTS)) {
    const places = LANGUAGES.map((language) => (said[language].match(/\{\d\}/gu) ?? []).sort());
    expect(new Set(places.map((list) => list.join())).size).toBe(1);
  }
});
