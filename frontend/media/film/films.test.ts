import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import type { Film as FilmFiles } from '../types';
import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { readMp4, readWebm } from '../video/files/headers';
import { encoder } from '../video/studio/ffmpeg';
import { LANGUAGES, TEXTS, captionFile } from './captions';
import { ENCODINGS } from './encoder';
import { frameTimes } from './film';
import { FILMS } from './films';
import { compareSecond, paintedSecond } from './quality';
import { onsets } from './sound/onsets';
import { notesOfStage } from './stage';
import { KINDS, filmKey, filmSteps } from './step';

/** Bytes that a file, and all films together, may have. */
const [FILE, ALL] = [3.2e6, 36e6];

const manifest = readManifest();
const videos = videosOf(manifest);
const filesOf = (name: (typeof FILMS)[number]['name']): FilmFiles => {
  const clip = videos[name];
  if (clip === undefined || !('captions' in clip)) throw new Error(`there is no film ${name}`);
  return clip as FilmFiles;
};
/** The system's encoder; the tests that need it do not run without it. */
const FFMPEG = encoder() ?? '';

const at = (address: string): string => path.join(PUBLIC, address);

/** What ffmpeg says of a file's sound as a listener gets it: decoded. */
function heard(file: string): { readonly lufs: number; readonly peak: number } {
  const options = ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-vn'];
  const { stderr } = spawnSync(FFMPEG, [...options, '-f', 'null', '-'], { encoding: 'utf8' });
  const last = (found: IterableIterator<RegExpExecArray>) => Number([...found].at(-1)?.[1]);
  return {
    lufs: last(stderr.matchAll(/I:\s+(-?[\d.]+) LUFS/g)),
    peak: last(stderr.matchAll(/Peak:\s+(-?[\d.]+) dBFS/g)),
  };
}

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

describe.each(FILMS.map((film) => [film.name, film] as const))('%s', (name, film) => {
  test('was made from what its sources say now', () => {
    expect(manifest[`film ${name}`]?.key).toBe(filmKey(film));
  });

  test('is AV1 with Opus for wide screens and others, then H.264 with AAC', () => {
    const { sources } = filesOf(name);
    expect(sources.map(({ type, media }) => [type, media])).toEqual(
      KINDS.map(({ type, media }) => [type, media]),
    );
    for (const [index, { src }] of sources.entries()) {
      const kind = KINDS[index]?.kind ?? 'mp4';
      const isMp4 = kind === 'mp4';
      const bytes = readFileSync(at(src));
      const header = isMp4 ? readMp4(bytes) : readWebm(bytes);
      const { width } = ENCODINGS[kind];
      expect(header).toMatchObject({
        codec: isMp4 ? 'avc1' : 'V_AV1',
        width,
        height: (width * 9) / 16,
        hasSound: true,
        startsAtOnce: true,
      });
      expect(header.seconds).toBeCloseTo(film.seconds, 1);
      expect(bytes.includes(isMp4 ? 'mp4a' : 'A_OPUS')).toBe(true);
      expect(bytes.length).toBeLessThan(FILE);
    }
  });

  test('lasts twenty to thirty seconds', () => {
    expect(film.seconds).toBeGreaterThanOrEqual(20);
    expect(film.seconds).toBeLessThanOrEqual(30);
  });

  test('has a still of its shape', async () => {
    const { poster } = filesOf(name);
    const candidates = [...poster.avif.split(', '), ...poster.webp.split(', ')];
    expect(candidates).toHaveLength(4);
    for (const candidate of candidates) {
      const [address = '', width = ''] = candidate.split(' ');
      const found = await sharp(readFileSync(at(address))).metadata();
      expect(`${String(found.width)}w`).toBe(width);
      expect(found.height).toBe((found.width * 9) / 16);
    }
  });

  test('has captions in every language, in order and within its length', () => {
    for (const language of LANGUAGES) {
      const text = readFileSync(at(filesOf(name).captions[language]), 'utf8');
      expect(text).toBe(captionFile(film.captions, language));
      expect(text).not.toMatch(/\{\d\}/u);
    }
    let end = 0;
    for (const { from, to } of film.captions) {
      expect(from).toBeGreaterThanOrEqual(end - 1e-9);
      expect(to - from).toBeGreaterThan(1);
      end = to;
    }
    expect(end).toBeLessThanOrEqual(film.seconds + 1e-9);
    // A caption says what is heard from the first second to the last.
    expect(film.captions[0]?.from).toBeLessThan(1);
  });

  test('is the same however often it is drawn', () => {
    const time = film.seconds * 0.37;
    const first = JSON.stringify(film.frame(time));
    film.frame(0);
    expect(JSON.stringify(film.frame(time))).toBe(first);
  });

  test.runIf(encoder() !== undefined)('is as loud as all films, and its peaks are whole', () => {
    for (const { src } of filesOf(name).sources.slice(1)) {
      const { lufs, peak } = heard(at(src));
      expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1);
      expect(peak).toBeLessThan(-1);
    }
  });

  test.runIf(encoder() !== undefined)('looks like its frames', async () => {
    const frames = await paintedSecond(film, SAMPLE);
    expect(frames).toHaveLength(6);
    for (const [index, { src }] of filesOf(name).sources.entries()) {
      const { width } = ENCODINGS[KINDS[index]?.kind ?? 'mp4'];
      const likeness = await compareSecond(film, frames, { file: at(src), width }, SAMPLE);
      expect(likeness).toBeGreaterThan(0.95);
    }
  });
});

const PLAYED = FILMS.flatMap(({ name, stage }) =>
  stage === undefined ? [] : [[name, stage] as const],
);

/** Seconds between what is seen and what is heard. */
const NEAR = 0.02;

describe.runIf(encoder() !== undefined).each(PLAYED)('the notes of %s', (name, stage) => {
  const seconds = [...new Set(notesOfStage(stage).times)].map((time) => time / 1000);
  const kinds = ['webm', 'mp4'] as const;

  test.each(kinds)('are heard when they are hit, in the %s file', (kind) => {
    const index = KINDS.findIndex((one) => one.kind === kind);
    const found = onsets(samplesOf(at(filesOf(name).sources[index]?.src ?? '')));
    const share = (late: number) =>
      seconds.filter((note) => found.some((onset) => Math.abs(onset - note - late) <= NEAR))
        .length / seconds.length;
    expect(seconds.length).toBeGreaterThan(15);
    expect(share(0)).toBeGreaterThan(0.95);
    // The same notes three frames later would not be.
    expect(share(0.045)).toBeLessThan(0.35);
  });
});

test('all films together keep to the budget', () => {
  const bytes = FILMS.flatMap(({ name }) =>
    filesOf(name).sources.map(({ src }) => statSync(at(src)).size),
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(ALL);
});

test('what moves fast has 60 pictures a second', () => {
  const fast = FILMS.filter(({ stage }) => stage !== undefined);
  expect(new Set(fast.map(({ rate }) => rate))).toEqual(new Set([60]));
  for (const film of FILMS)
    expect(frameTimes(film).length).toBe(Math.round(film.seconds * film.rate));
});

test('every caption is said in every language', () => {
  for (const said of Object.values(TEXTS)) {
    const places = LANGUAGES.map((language) => (said[language].match(/\{\d\}/gu) ?? []).sort());
    expect(new Set(places.map((list) => list.join())).size).toBe(1);
  }
});

test('a changed film without ffmpeg says in a sentence what is missing', async () => {
  vi.stubEnv('PATH', '');
  await expect(filmSteps[0]?.run()).rejects.toThrow(
    'the film freePlay01 changed, and ffmpeg is needed to make it anew',
  );
  vi.unstubAllEnvs();
});
