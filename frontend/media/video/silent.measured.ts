/** How bright the silent videos are, and that the game in the loops ends as it begins: each frame is painted. */
import { expect, test } from 'vitest';

import { SceneCanvas } from './painter/scene-canvas';
import { frameTimes } from './video';
import { SILENT } from './works/silent';

/** The mean luma that no frame of what plays by itself reaches, of 255: no flash of the whole picture. */
const BRIGHT = 180;

/** The mean luma of pixels, by BT.709; every seventh pixel will do. */
function lumaOf(pixels: Buffer): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < pixels.length; at += 28) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    count += 1;
  }
  return sum / count;
}

test.each(SILENT.map((video) => [video.name, video] as const))(
  '%s has no frame that is bright as a whole',
  async (_, video) => {
    const canvas = await SceneCanvas.for(video);
    // Every second frame: no flash is seen for less.
    const times = frameTimes(video).filter((_time, index) => index % 2 === 0);
    const lumas = times.map((time) => {
      canvas.show(time);
      return lumaOf(canvas.pixels());
    });
    expect(Math.max(...lumas)).toBeLessThan(BRIGHT);
    // What is black from end to end would pass too.
    expect(Math.max(...lumas)).toBeGreaterThan(BRIGHT / 2);
  },
);

test.each(SILENT.filter(({ name }) => name.startsWith('gamesLoop')))(
  'the game in $name is painted at its end as at its beginning, and not in between',
  async (video) => {
    const painted = async (...times: readonly number[]) => {
      const canvas = await SceneCanvas.for(video);
      for (const time of times) {
        canvas.play(time);
        canvas.show(time);
      }
      return canvas.pixels();
    };
    const first = await painted(0);
    expect(first.equals(await painted(video.seconds))).toBe(true);
    expect(first.equals(await painted(video.seconds / 2))).toBe(false);
  },
);
