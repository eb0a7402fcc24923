import { expect, test } from 'vitest';

import { canvas, encode } from './raster';

/** A square whose colour changes all over it. */
const MANY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><rect width="200" height="200" fill="url(#g)"/></svg>';

test('a PNG of less quality weighs less', async () => {
  const image = canvas(MANY, 200, true);
  const [all, fewer] = [await encode(image, 200, 'png', 0), await encode(image, 200, 'png', 20)];
  expect(fewer.length).toBeLessThan(all.length);
});
