import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { readMp4 } from './encoder/headers';
import { notesOfStage } from './painter/stage';
import { SOUND_CROPS, SOUND_VIDEOS } from './videos';

/** Bytes of a file that a phone loads. */
const FILE = 2e6;

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
});
