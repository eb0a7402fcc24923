/** What is heard of the finished sounds: they are decoded. */
import path from 'node:path';

import { expect, test } from 'vitest';

import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { heard } from './heard';
import { SOURCES } from './step';

const manifest = readManifest();

test.each(SOURCES.map(({ name }) => name))(
  '%s is as loud as all are, and its peaks are whole in each codec',
  (name) => {
    const files = manifest[`sound ${name}`]?.files ?? [];
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { lufs, peak } = heard(path.join(PUBLIC, file));
      expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(0.5);
      expect(peak).toBeLessThanOrEqual(-1);
    }
  },
);
