/**
 * Draws every finished master on a sheet of its own, to be looked at: waveform, short-term loudness with the sections, and
 * spectrogram. The sheets go to the folder that is named, or to `.audio/sheets`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { readWav } from './archive/audio-file';
import { mastersOf, titleOf } from './music/finish';
import { shortTermLoudness } from './music/master/loudness';
import { songMarks } from './music/score/marks';
import type { Song } from './music/score/types';
import { spectrogram, waves } from './music/sheet';
import { PIECES } from './music/songs/index';
import { finishedAudio } from './music/step';
import { canvas } from './pipeline/raster';
import { words } from './pictures/system/text';
import { COLOUR } from './pictures/system/tokens';

const WIDTH = 1600;
/** Heights of the three strips: waveform, loudness, spectrogram. */
const [WAVE, LOUDNESS, SPECTRUM] = [260, 260, 520] as const;
const HEIGHT = WAVE + LOUDNESS + SPECTRUM;
/** The loudness strip's range, in LUFS. */
const [QUIET, LOUD] = [-30, -4] as const;

/** The height of a loudness on its strip. */
function level(lufs: number): number {
  const share = (Math.max(QUIET, Math.min(LOUD, lufs)) - QUIET) / (LOUD - QUIET);
  return WAVE + LOUDNESS * (1 - share);
}

/** Sections, their names and the course of loudness. */
function overlay(song: Song, title: string, course: readonly number[], seconds: number): string {
  const x = (time: number): number => (time / seconds) * WIDTH;
  const sections = songMarks(song).sections.map(({ name, from }, index) => {
    const isDrop = song.sections[index]?.role === 'drop';
    const colour = isDrop ? COLOUR.b : COLOUR.paper;
    const { d } = words(name, x(from) + 6, WAVE + 24, { face: 'display', size: 15 });
    return `<path d="M${x(from).toFixed(1)} 0V${HEIGHT.toFixed()}" stroke="${colour}" opacity="0.6"/><path d="${d}" fill="${colour}"/>`;
  });
  const scale = [-24, -20, -16, -14, -12, -10, -8].map((lufs) => {
    const { d } = words(lufs.toString(), WIDTH - 44, level(lufs) - 3, {
      face: 'display',
      size: 12,
    });
    return `<path d="M0 ${level(lufs).toFixed(1)}H${WIDTH.toFixed()}" stroke="${COLOUR.line}"/><path d="${d}" fill="${COLOUR.mist}"/>`;
  });
  const points = course.map((lufs, i) => `${x(i / 10 + 1.5).toFixed(1)} ${level(lufs).toFixed(1)}`);
  const head = words(title, 12, 30, { face: 'display', size: 22 }).d;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH.toFixed()} ${HEIGHT.toFixed()}">${scale.join('')}<path d="M${points.join('L')}" fill="none" stroke="${COLOUR.gold}" stroke-width="2"/>${sections.join('')}<path d="${head}" fill="${COLOUR.flash}"/></svg>`;
}

/** How a strip's pixels lie. */
const raw = (height: number) => ({ width: WIDTH, height, channels: 3 as const });

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '.audio/sheets'));
mkdirSync(folder, { recursive: true });
for (const song of PIECES) {
  for (const master of mastersOf(song)) {
    const { wav } = await finishedAudio(song, master);
    const { sound } = readWav(wav);
    const lines = overlay(
      song,
      titleOf(song, master),
      shortTermLoudness(sound),
      sound.left.length / 48_000,
    );
    const ground = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: COLOUR.ink };
    const sheet = await sharp({ create: ground })
      .composite([
        { input: Buffer.from(waves(sound, WIDTH, WAVE)), raw: raw(WAVE), left: 0, top: 0 },
        {
          input: Buffer.from(spectrogram(sound, WIDTH, SPECTRUM)),
          raw: raw(SPECTRUM),
          left: 0,
          top: WAVE + LOUDNESS,
        },
        { input: await canvas(lines, WIDTH, false).png().toBuffer(), left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const file = path.join(folder, `${song.id}-${master}.png`);
    writeFileSync(file, sheet);
    console.log(file);
  }
}
