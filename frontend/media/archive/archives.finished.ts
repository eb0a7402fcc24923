import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

import type { Download, DownloadName } from '../types';
import { MASTERS, type MasterName, mastersOf, titleOf } from '../music/finish';
import { integratedLoudness, momentaryLoudness, shortTermLoudness } from '../music/master/loudness';
import { truePeak } from '../music/master/true-peak';
import { songMarks } from '../music/score/marks';
import { songBars, songSeconds, stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import { PIECES } from '../music/songs/index';
import { type Stereo, decibels } from '../music/synth/stereo';
import { PUBLIC } from '../pipeline/places';
import { readManifest } from '../pipeline/build-manifest';
import { readMp3, readWav } from './audio-file';
import { commentsOf, readmes } from './readme';

const LOUDNESS_TOLERANCE = 0.3;
const HIGHEST_PEAK_DB = -1;
/** A loud master's MP3 may come nearer to full scale: a set needs no room for a service that encodes it again. */
const HIGHEST_CLUB_MP3_PEAK_DB = -0.3;
/** A step this large out of silence is heard as a click, as a part of full scale. */
const CLICK = 0.05;
const SILENCE = 0.001;
/** What a listener takes for silence, as an amplitude, and how much of it may end a song, in seconds. */
const INAUDIBLE = 10 ** (-50 / 20);
const LONGEST_SILENCE = 1;
/** How much louder a drop is than the groove before it, in LU. */
const RISE = 2.5;
/** How much the bar before a drop holds back, in LU. */
const STRIPPED = 4;

/** Of the system, and not needed to make anything here. */
const FFMPEG = 'ffmpeg';
const hasFfmpeg = spawnSync(FFMPEG, ['-version']).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'archives-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const downloads = Object.assign(
  {},
  ...Object.values(readManifest()).map((entry) => entry.downloads),
) as Readonly<Partial<Record<DownloadName, Download>>>;

/** What an archive holds. */
function open(name: DownloadName): Record<string, Uint8Array> {
  const entry = downloads[name];
  if (!entry) throw new Error(`there is no ${name}; run npm run media`);
  const bytes = readFileSync(path.join(PUBLIC, entry.href));
  expect(bytes.length).toBe(entry.bytes);
  return unzipSync(bytes);
}

/** Steps out of silence: how far the sound jumps after five silent milliseconds. */
function largestStart(channel: Float32Array): number {
  let quiet = 240;
  let largest = 0;
  for (let i = 1; i < channel.length; i++) {
    const now = channel[i] ?? 0;
    if (quiet >= 240) largest = Math.max(largest, Math.abs(now - (channel[i - 1] ?? 0)));
    quiet = Math.abs(now) < SILENCE ? quiet + 1 : 0;
  }
  return largest;
}

/** How far a sample lies from the curve through its four neighbours, the end being followed by the start. */
function bump(channel: Float32Array, at: number): number {
  const value = (offset: number): number =>
    channel[(at + offset + channel.length) % channel.length] ?? 0;
  return Math.abs(value(0) - (4 * (value(-1) + value(1)) - value(-2) - value(2)) / 6);
}

/** The join of a loop must be no rougher than the starts of its other bars. */
function expectSmoothJoin({ left, right }: Stereo, bars: number): void {
  const bar = left.length / bars;
  for (const channel of [left, right]) {
    const near = (at: number): number =>
      Math.max(...Array.from({ length: 16 }, (_, i) => bump(channel, at - 8 + i)));
    const others = Array.from({ length: bars - 1 }, (_, i) => near((i + 1) * bar));
    expect(near(0)).toBeLessThanOrEqual(Math.max(...others));
    // Up to the beat nothing new begins: what rings goes on as if the file had no end.
    const before = Array.from({ length: bars - 1 }, (_, i) =>
      Math.max(...[4, 3, 2, 1].map((back) => bump(channel, (i + 1) * bar - back))),
    );
    const join = Math.max(...[4, 3, 2, 1].map((back) => bump(channel, -back)));
    expect(join).toBeLessThanOrEqual(Math.max(...before));
  }
}

/** Integrated loudness and true peak as ffmpeg measures them. */
function measure(file: string): { loudness: number; peak: number } {
  const { stderr } = spawnSync(
    FFMPEG,
    ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const number = (pattern: RegExp): number => Number(pattern.exec(summary)?.[1]);
  return { loudness: number(/I:\s+(-?[\d.]+) LUFS/), peak: number(/Peak:\s+(-?[\d.]+) dBFS/) };
}

/** All samples of a file, left and right in turn, as ffmpeg decodes them. */
function decode(file: string): Stereo {
  const bytes = execFileSync(FFMPEG, ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '2', '-'], {
    maxBuffer: 2 ** 30,
  });
  const both = new Float32Array(new Uint8Array(bytes).buffer);
  return {
    left: both.filter((_, i) => i % 2 === 0),
    right: both.filter((_, i) => i % 2 === 1),
  };
}

function expectBeside(
  song: Song,
  master: MasterName,
  files: Record<string, Uint8Array>,
  extension: string,
): void {
  const texts = readmes(song, master);
  expect(Object.keys(files)).toEqual(
    [...Object.keys(texts), `${titleOf(song, master)}.${extension}`, `${song.title}.png`].sort(),
  );
  for (const [name, text] of Object.entries(texts)) {
    expect(new TextDecoder().decode(files[name])).toBe(text);
  }
}

/** Mean of levels in decibels, as power. */
function meanLevel(levels: readonly number[]): number {
  const power = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length;
  return 10 * Math.log10(power);
}

/** Short-term loudness of a section: three seconds at a time, all of them inside. */
function loudnessIn(course: readonly number[], { from, to }: { from: number; to: number }): number {
  return meanLevel(course.slice(Math.ceil(from * 10), Math.floor((to - 3) * 10)));
}

const MASTERED = PIECES.flatMap((song) =>
  mastersOf(song).map((master) => [titleOf(song, master), song, master] as const),
);

describe.each(MASTERED)('%s', (title, song, master) => {
  const { lufs } = MASTERS[master];
  const name = master === 'club' ? 'Club' : '';
  const wavArchive = open(`${song.id}${name}Wav` as DownloadName);
  const mp3Archive = open(`${song.id}${name}Mp3` as DownloadName);
  const wavBytes = wavArchive[`${title}.wav`] ?? new Uint8Array();
  const mp3Bytes = mp3Archive[`${title}.mp3`] ?? new Uint8Array();
  const wav = readWav(wavBytes);
  const mp3 = readMp3(mp3Bytes);
  const { left, right } = wav.sound;

  it('is packed with its art and its terms', async () => {
    expectBeside(song, master, wavArchive, 'wav');
    expectBeside(song, master, mp3Archive, 'mp3');
    const art = await sharp(mp3Archive[`${song.title}.png`]).metadata();
    expect([art.format, art.width, art.height]).toEqual(['png', 1600, 1600]);
  });

  it('is 48 kHz, 24 bit and stereo, and says whose it is', () => {
    expect([wav.sampleRate, wav.bits, wav.channels]).toEqual([48_000, 24, 2]);
    expect(wav.info).toMatchObject({ INAM: title, IART: 'AXTORM', ICRD: '2025' });
    expect(mp3.tags).toMatchObject({ TIT2: title, TPE1: 'AXTORM', TDRC: '2025' });
    expect(mp3.tags['TCOP']).toBe('© 2025 AXTORM');
    for (const { language, words } of commentsOf(song)) {
      expect(mp3.tags[`COMM:${language}`]).toBe(words);
    }
  });

  it('is as long as it is written, in both formats', () => {
    expect(mp3.isWhole).toBe(true);
    expect(mp3.samples).toBe(left.length);
    const seconds = left.length / 48_000;
    if (song.isLoop) expect(left.length).toBe(10_080_000);
    else {
      expect(seconds).toBeGreaterThanOrEqual(Math.max(120, songSeconds(song)));
      expect(seconds).toBeLessThanOrEqual(150);
    }
    expect(wav.hasLoopPoints).toBe(song.isLoop ?? false);
  });

  it('is as loud as promised and never clips', () => {
    expect(Math.abs(integratedLoudness(wav.sound) - lufs)).toBeLessThan(LOUDNESS_TOLERANCE);
    expect(decibels(truePeak(wav.sound))).toBeLessThan(HIGHEST_PEAK_DB);
  });

  it('does not click where sound begins, and does not stay off the middle', () => {
    for (const channel of [left, right]) {
      expect(largestStart(channel)).toBeLessThan(CLICK);
      const mean = channel.reduce((sum, value) => sum + value, 0) / channel.length;
      expect(Math.abs(mean)).toBeLessThan(1e-4);
    }
  });

  it.runIf(!song.isLoop && master === 'streaming')(
    'rises in both drops out of a bar that holds back',
    () => {
      const { sections } = songMarks(song);
      const course = shortTermLoudness(wav.sound);
      const moments = momentaryLoudness(wav.sound);
      const bar = 16 * stepSeconds(song);
      const of = (role: string) =>
        sections.filter((_, index) => song.sections[index]?.role === role);
      const [groove] = of('groove');
      if (!groove) throw new Error('no groove');
      for (const drop of of('drop')) {
        const rise = loudnessIn(course, drop) - loudnessIn(course, groove);
        expect(rise, drop.name).toBeGreaterThanOrEqual(RISE);
        const around = (from: number): number =>
          meanLevel(moments.slice(Math.ceil(from * 10), Math.floor((from + bar - 0.4) * 10)));
        expect(around(drop.from) - around(drop.from - bar), drop.name).toBeGreaterThan(STRIPPED);
      }
    },
  );

  it.runIf(!song.isLoop)('ends soon after its last sound', () => {
    const isHeard = (value: number): boolean => Math.abs(value) > INAUDIBLE;
    const end = Math.max(left.findLastIndex(isHeard), right.findLastIndex(isHeard));
    expect((left.length - end) / 48_000).toBeLessThan(LONGEST_SILENCE);
  });

  it.runIf(song.isLoop)('repeats without a join', () => {
    expectSmoothJoin(wav.sound, songBars(song));
  });

  it.runIf(!song.isLoop)('begins and ends in silence', () => {
    for (const channel of [left, right]) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(SILENCE);
      expect(channel.slice(-480).every((value) => Math.abs(value) < SILENCE)).toBe(true);
    }
  });

  it.runIf(hasFfmpeg)('is the same to ffmpeg, and so is the MP3', () => {
    for (const [extension, bytes] of [
      ['wav', wavBytes],
      ['mp3', mp3Bytes],
    ] as const) {
      const file = path.join(folder, `${song.id}${name}.${extension}`);
      writeFileSync(file, bytes);
      const { loudness, peak } = measure(file);
      expect(Math.abs(loudness - lufs), extension).toBeLessThanOrEqual(LOUDNESS_TOLERANCE);
      const isClubMp3 = master === 'club' && extension === 'mp3';
      expect(peak, extension).toBeLessThanOrEqual(
        isClubMp3 ? HIGHEST_CLUB_MP3_PEAK_DB : HIGHEST_PEAK_DB,
      );
    }
    const decoded = decode(path.join(folder, `${song.id}${name}.mp3`));
    expect(decoded.left.length).toBe(left.length);
    if (song.isLoop) expectSmoothJoin(decoded, songBars(song));
  });
});
