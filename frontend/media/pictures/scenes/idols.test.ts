import { expect, test } from 'vitest';

import { canvas } from '../../pipeline/raster';
import { icon } from './idols';

const SIDE = 1024;

/** The colours of a box in an idol's icon. */
async function colours(index: number, left: number, top: number, width: number, height: number) {
  const { data } = await canvas(icon(index), SIDE, true)
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += 3) seen.add(data.subarray(at, at + 3).toString('hex'));
  return [...seen];
}

test("nothing is left between the scallops and the field of MOMO-909's icon", async () => {
  expect(await colours(2, 950, 694, 20, 20)).toEqual(['ffb38a']);
});

test("AXIA's icon has dots on her second signal alone", async () => {
  expect(await colours(0, 200, 850, 64, 110)).toEqual(['00e5ff']);
});
