import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import type { Download, Picture, PictureName } from '../types';
import { manifestText } from '../pipeline/site-manifest';
import { LOGOS, SITE_MANIFEST, PUBLIC, SOUND_WAVES, WAVES } from '../pipeline/places';
import { readManifest } from '../pipeline/build-manifest';
import { orphans } from '../pipeline/run-steps';
import { CATALOGUE } from './catalogue';
import { logosText } from './logos/header';
import { LOCALES, PAGES } from './scenes/share';
import { soundWavesText } from '../sound/waves';
import { waveText } from './waves';
import { distance, fingerprint } from './fingerprint';

const ICONS = CATALOGUE.filter(({ name }) => /^(idol|mark)\d\d$/.test(name));
const KILOBYTE = 1000;
/** What the pages' renditions and the PNG downloads may take together, of the kit's 30 MB. */
const BUDGET = 16_000 * KILOBYTE;
/** Of 64 bits: two icons that differ in fewer could be taken for one another at 48 pixels. */
const ICON_DISTANCE = 12;

const manifest = readManifest();
const made = Object.values(manifest);
const pictures = new Map(made.flatMap((one) => Object.entries(one.pictures ?? {})));
const downloads = Object.fromEntries(
  made.flatMap((one) => Object.entries(one.downloads ?? {})),
) as Record<string, Download | undefined>;

interface Candidate {
  readonly file: string;
  readonly width: number;
}

function candidates(set: string): readonly Candidate[] {
  return set.split(', ').map((entry) => {
    const [url = '', width = ''] = entry.split(' ');
    return { file: path.join(PUBLIC, url), width: Number.parseInt(width, 10) };
  });
}

function named(name: PictureName): Picture {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`${name} was not made`);
  return picture;
}

const bytes = (file: string) => statSync(path.join(PUBLIC, file)).size;

describe('renditions for pages', () => {
  test.each([...pictures])('%s has every file in its own size', async (_, picture) => {
    for (const { file, width } of [...candidates(picture.avif), ...candidates(picture.webp)]) {
      const head = await sharp(file).metadata();
      expect(head.width).toBe(width);
      expect(head.height).toBeCloseTo((width * picture.height) / picture.width, -0.5);
    }
  });

  test.each(CATALOGUE)('$name is cut out where it must be', async ({ name, isOpaque }) => {
    for (const set of [named(name).avif, named(name).webp]) {
      const [smallest] = candidates(set);
      const { isOpaque: isFull } = await sharp(smallest?.file).stats();
      expect(isFull).toBe(isOpaque);
    }
  });
});

describe('downloads', () => {
  const kept = CATALOGUE.flatMap(({ keep = [] }) => keep);

  test.each(kept)('$file is what the manifest says', async ({ name, width }) => {
    const one = downloads[name];
    const file = path.join(PUBLIC, one?.href ?? '');
    expect(statSync(file).size).toBe(one?.bytes);
    if (one?.kind !== 'PNG') return;
    const head = await sharp(file).metadata();
    expect(head.format).toBe('png');
    expect([head.width, head.height]).toEqual([width, one.height]);
  });

  test.each([
    ['mainVisual', 3840, 2160],
    ['character', 3840, 2160],
    ['background', 3840, 2160],
    ['icon01', 1024, 1024],
    ['header01Small', 1500, 500],
    ['header01Large', 3000, 1000],
  ] as const)('%s measures %i by %i', (name, width, height) => {
    expect(downloads[name]).toMatchObject({ width, height });
  });
});

describe('full figures to keep', () => {
  const figures = CATALOGUE.flatMap(({ keep = [] }) => keep).filter(({ name }) =>
    name.startsWith('figure'),
  );

  test('are eight', () => {
    expect(figures).toHaveLength(8);
  });

  test.each(figures)('$file stands whole on nothing', async ({ name }) => {
    const file = path.join(PUBLIC, downloads[name]?.href ?? '');
    expect((await sharp(file).metadata()).hasAlpha).toBe(true);
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const row = (y: number) => Array.from(data.subarray(y * width, (y + 1) * width));
    const column = (x: number) => Array.from({ length: height }, (_, y) => data[y * width + x]);
    const border = [...row(0), ...row(height - 1), ...column(0), ...column(width - 1)];
    expect(border.every((alpha) => alpha === 0)).toBe(true);
    // And there is somebody on it.
    expect(data.reduce((sum, alpha) => sum + (alpha === 255 ? 1 : 0), 0)).toBeGreaterThan(
      0.1 * width * height,
    );
  });
});

describe('the whole kit', () => {
  const drawn = Object.entries(manifest).flatMap(([step, { files }]) =>
    /^(picture|share|app)/.test(step) ? files : [],
  );

  test('is what the pages import', () => {
    expect(readFileSync(SITE_MANIFEST, 'utf8')).toBe(manifestText(manifest));
    expect(readFileSync(LOGOS, 'utf8')).toBe(logosText());
    expect(readFileSync(WAVES.a, 'utf8')).toBe(waveText('a'));
    expect(readFileSync(WAVES.b, 'utf8')).toBe(waveText('b'));
    expect(readFileSync(SOUND_WAVES, 'utf8')).toBe(soundWavesText(manifest));
  });

  test('stays in its budget', () => {
    const total = drawn.reduce((sum, file) => sum + bytes(file), 0);
    expect(total).toBeLessThan(BUDGET);
  });

  test('leaves no file behind that nothing names', () => {
    expect(orphans(manifest)).toEqual([]);
  });

  test('has a sharing card for every page in every language', async () => {
    for (const page of PAGES) {
      for (const locale of LOCALES) {
        const head = await sharp(path.join(PUBLIC, `share/${page}-${locale}.png`)).metadata();
        expect([head.width, head.height]).toEqual([1200, 630]);
      }
    }
    expect(readdirSync(path.join(PUBLIC, 'share'))).toHaveLength(PAGES.length * LOCALES.length);
  });

  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is %i pixels square', async (file, side) => {
    const head = await sharp(path.join(PUBLIC, file)).metadata();
    expect([head.width, head.height]).toEqual([side, side]);
  });

  test('has a favicon.ico with three sizes', () => {
    const ico = readFileSync(path.join(PUBLIC, 'favicon.ico'));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
    expect([0, 1, 2].map((index) => ico.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
  });
});

test('icons can be told apart at a glance', async () => {
  const prints = await Promise.all(
    ICONS.map(async ({ name }) => {
      const [smallest] = candidates(named(name).webp);
      return { name, print: await fingerprint(smallest?.file ?? '') };
    }),
  );
  const close = prints.flatMap((one, index) =>
    prints
      .slice(index + 1)
      .filter((other) => distance(one.print, other.print) < ICON_DISTANCE)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(prints).toHaveLength(12);
  expect(close).toEqual([]);
});
