import { statSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { IDOLS, figureOf } from '../idols';
import { SLEEVES } from '../songs';
import { stageFile } from './pictures';

/** Bytes that all pictures of a play may have. */
const MOST = 250_000;
const PUBLIC = path.resolve(import.meta.dirname, '../../../../../public');

it('loads no more than a stage needs, no matter who plays against whom', () => {
  for (const format of ['avif', 'webp'] as const) {
    const bytes = (candidates: string) => {
      const file = stageFile(candidates);
      expect(file).toContain('-640.');
      return statSync(path.join(PUBLIC, file)).size;
    };
    const covers = SONG_NAMES.map((song) => bytes(SLEEVES[song][format]));
    const figures = IDOLS.map((_, i) => bytes(figureOf(i + 1)[format])).sort((a, b) => b - a);
    const most = Math.max(...covers) + (figures[0] ?? 0) + (figures[1] ?? 0);
    expect(most).toBeLessThan(MOST);
  }
});

it('takes the widest file where there is none of its width', () => {
  expect(stageFile('/media/x-256.a.avif 256w, /media/x-512.a.avif 512w')).toBe(
    '/media/x-512.a.avif',
  );
});
