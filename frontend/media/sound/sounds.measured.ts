/** What is heard of the finished sounds: they are decoded. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, test } from 'vitest';

import { SONGS } from '../music/songs/index';
import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC, ROOT } from '../pipeline/places';
import { heard } from './heard';
import { LISTENING } from './level';
import { type Course, type Stage, coursesOf } from './rise';
import { SOURCES } from './step';

const manifest = readManifest();

test.each(SOURCES.map(({ name }) => name))(
  '%s is as loud as all are, and its peaks are whole in each codec',
  (name) => {
    const files = manifest[`sound ${name}`]?.files ?? [];
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { lufs, peak } = heard(path.join(PUBLIC, file));
      expect(Math.abs(lufs - LISTENING.lufs)).toBeLessThanOrEqual(0.5);
      expect(peak).toBeLessThanOrEqual(LISTENING.peak);
    }
  },
);

/** The loudness of all parts of a song that do the same. */
const levels = ({ stages }: Course, stage: Stage): readonly number[] =>
  stages.filter((one) => one.stage === stage).map(({ lufs }) => lufs);

const row = (title: string, { kind, stages }: Course): string =>
  `| ${[
    title,
    kind,
    ...(['intro', 'groove', 'drop', 'break'] as const).map((stage) =>
      levels({ kind, stages }, stage)
        .map((lufs) => lufs.toFixed(1))
        .join(', '),
    ),
  ].join(' | ')} |`;

describe.each(SONGS.map((song) => [song.title, song] as const))('%s', (title, song) => {
  const courses = coursesOf(song);

  it('rises in each codec: its drops stand out of the groove, the groove of the intro, and the break is below both drops', () => {
    expect(courses.map(({ kind }) => kind)).toEqual(['weba', 'm4a']);
    for (const course of courses) {
      const [intro, groove, drops, breaks] = (['intro', 'groove', 'drop', 'break'] as const).map(
        (stage) => levels(course, stage),
      );
      expect(drops).toHaveLength(song.sections.filter(({ role }) => role === 'drop').length);
      expect(Math.min(...(drops ?? []))).toBeGreaterThanOrEqual(Math.max(...(groove ?? [])) + 2.5);
      expect(Math.min(...(groove ?? []))).toBeGreaterThan(Math.max(...(intro ?? [])));
      expect(Math.max(...(breaks ?? []))).toBeLessThan(Math.min(...(drops ?? [])));
    }
  });

  it('is heard as the table of the documents says', () => {
    const page = readFileSync(path.join(ROOT, 'docs/music.md'), 'utf8').replaceAll(/ +/gu, ' ');
    for (const course of courses) expect(page).toContain(row(title, course));
  });
});
