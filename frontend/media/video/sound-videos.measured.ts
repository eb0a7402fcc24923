/** What is heard and seen of the finished videos with a sound: they are decoded. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readManifest } from '../pipeline/build-manifest';
import { encoder } from '../pipeline/ffmpeg';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { heard } from '../sound/heard';
import { filesOf as targetsOf } from './encoder/encoder';
import { compareSecond, paintedSecond } from './encoder/quality';
import { notesOfStage } from './painter/stage';
import { onsets } from './sound/onsets';
import { SOUND_CROPS, SOUND_VIDEOS } from './videos';

const videos = videosOf(readManifest());
/** The addresses of a video's files, in their order. */
const sourcesOf = (name: keyof typeof videos) => videos[name]?.sources ?? [];
const at = (address = ''): string => path.join(PUBLIC, address);

/** Both channels of a file's sound as one. */
function samplesOf(file: string): Float32Array {
  const options = `-loglevel error -i ${file} -vn -f f32le -ac 1 -ar 48000 -`.split(' ');
  const { stdout } = spawnSync(encoder() ?? '', options, { maxBuffer: 1e8 });
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length),
  );
}

/** The second whose likeness is sampled. */
const SAMPLE = 11;

describe.each(SOUND_VIDEOS.map((video) => [video.name, video] as const))('%s', (name, video) => {
  test('is as loud as all videos, and its peaks are whole', () => {
    const files = sourcesOf(name).slice(1);
    expect(files).not.toEqual([]);
    for (const { src } of files) {
      const { lufs, peak } = heard(at(src));
      expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1);
      expect(peak).toBeLessThanOrEqual(-1);
    }
  });

  test('looks like its frames', async () => {
    const frames = await paintedSecond(video, SAMPLE);
    expect(frames).toHaveLength(6);
    for (const [index, [, { width }]] of targetsOf(video).entries()) {
      const file = at(sourcesOf(name)[index]?.src);
      const likeness = await compareSecond(video, frames, { file, width }, SAMPLE);
      expect(likeness).toBeGreaterThan(0.95);
    }
  });
});

describe.each(SOUND_CROPS.map((crop) => [crop.name, crop] as const))('%s', (name, crop) => {
  const file = at(sourcesOf(name)[0]?.src);

  test('is as loud as all videos', () => {
    const { lufs, peak } = heard(file);
    expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1);
    expect(peak).toBeLessThan(-1);
  });

  test('looks like its frames', async () => {
    const frames = await paintedSecond(crop, SAMPLE);
    expect(await compareSecond(crop, frames, { file, width: 720 }, SAMPLE)).toBeGreaterThan(0.95);
  });
});

const PLAYED = SOUND_VIDEOS.flatMap(({ name, stage }) =>
  stage === undefined ? [] : [[name, stage] as const],
);

/** Seconds between what is seen and what is heard. */
const NEAR = 0.02;

describe.each(PLAYED)('the notes of %s', (name, stage) => {
  const seconds = [...new Set(notesOfStage(stage).times)].map((time) => time / 1000);

  test.each(['webm', 'mp4'])('are heard when they are hit, in the %s file', (kind) => {
    const source = sourcesOf(name).find(
      ({ src, media }) => src.endsWith(kind) && media === undefined,
    );
    const found = onsets(samplesOf(at(source?.src)));
    const share = (late: number) =>
      seconds.filter((note) => found.some((onset) => Math.abs(onset - note - late) <= NEAR))
        .length / seconds.length;
    expect(seconds.length).toBeGreaterThan(15);
    expect(share(0)).toBeGreaterThan(0.95);
    // The same notes three frames later would not be.
    expect(share(0.045)).toBeLessThan(0.35);
  });
});
