import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readManifest } from '../pipeline/build-manifest';
import { encoder } from '../pipeline/ffmpeg';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { heard } from '../sound/heard';
import { readMp4 } from './encoder/headers';
import { compareSecond, paintedSecond } from './encoder/quality';
import { notesOfStage } from './painter/stage';
import { SOUND_CROPS, SOUND_VIDEOS } from './videos';

/** Bytes of a file that a phone loads. */
const FILE = 2e6;
/** The second whose likeness is sampled, as with the whole videos. */
const SAMPLE = 11;

const made = videosOf(readManifest());

describe.each(SOUND_CROPS.map((crop) => [crop.name, crop] as const))('%s', (name, crop) => {
  const whole = SOUND_VIDEOS.find((video) => `${video.name}Phone` === name);
  const file = path.join(PUBLIC, made[name]?.sources[0]?.src ?? '');

  test('plays what the whole video plays, from the first note to the last', () => {
    expect([crop.seconds, crop.poster]).toEqual([whole?.seconds, whole?.poster]);
    expect(crop.sound.key()).toBe(whole?.sound.key());
    const notes = [crop, whole].map((video) => video?.stage && notesOfStage(video.stage));
    expect(notes[0]?.times.length).toBeGreaterThan(15);
    expect(notes[0]).toEqual(notes[1]);
  });

  test('is one file of 9:16 that every phone plays', () => {
    expect(made[name]?.sources).toHaveLength(1);
    const bytes = readFileSync(file);
    const header = readMp4(bytes);
    const shape = { width: 720, height: 1280, hasSound: true, startsAtOnce: true };
    expect(header).toMatchObject({ codec: 'avc1', ...shape });
    expect(header.seconds).toBeCloseTo(crop.seconds, 1);
    expect(bytes.length).toBeLessThan(FILE);
  });

  test.runIf(encoder() !== undefined)('is as loud as all videos', () => {
    const { lufs, peak } = heard(file);
    expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1);
    expect(peak).toBeLessThan(-1);
  });

  test.runIf(encoder() !== undefined)('looks like its frames', async () => {
    const frames = await paintedSecond(crop, SAMPLE);
    expect(await compareSecond(crop, frames, { file, width: 720 }, SAMPLE)).toBeGreaterThan(0.95);
  });
});
