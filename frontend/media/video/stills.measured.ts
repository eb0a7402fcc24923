/** What the committed stills of the game show: the moments are painted again. */
import path from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { paintedMoment } from './painter/scene-canvas';
import { STILLS } from './stills';

const manifest = readManifest();

/** Mean difference of two pictures' channels, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (picture: Buffer) =>
    sharp(picture).resize(240, 135).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test.each(STILLS.map((still) => [still.name, still] as const))(
  '%s shows its moment of the game, without a hole',
  async (name, still) => {
    const painted = await (await paintedMoment(still.scene, still.at)).png().toBuffer();
    const files = manifest[`picture ${name}`]?.files ?? [];
    const picture = sharp(path.join(PUBLIC, files.find((one) => one.includes('-960.')) ?? ''));
    expect((await picture.stats()).isOpaque).toBe(true);
    expect(await difference(painted, await picture.png().toBuffer())).toBeLessThan(3);
  },
);
