import { expect, it } from 'vitest';

import { Canvas, PALETTE } from '../test/play-minute';
import { layJudged } from './judged';
import { UNITS } from './pen';
import { layPlates } from './plates';
import { layRunway, xAt } from './runway';
import { drawSprites } from './sprites';

const WORDS = { early: 'FAST', late: 'SLOW' };

const STAGES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [667, 375],
  [844, 390],
  [1366, 768],
  [1920, 1080],
].flatMap(([width = 0, height = 0]) => [2, 4].map((lanes) => [width, height, lanes] as const));

/** A canvas on which letters are as wide as those of the display face. */
function lettered(): HTMLCanvasElement {
  const canvas = new Canvas();
  const context = Object.assign(canvas.getContext(), { font: '' });
  Object.assign(context, {
    measureText: (text: string) => ({
      width: 0.62 * text.length * Number(/ ([\d.]+)px/u.exec(context.font)?.[1]),
    }),
  });
  return canvas as unknown as HTMLCanvasElement;
}

it.each(STAGES)(
  'is clear of coming notes and of the combo on a stage of %i by %i with %i',
  (...stage) => {
    const [width, height, lanes] = stage;
    const studio = { palette: PALETTE, ratio: 1, makeCanvas: lettered };
    const runway = layRunway(width, height, lanes);
    const sprites = drawSprites(runway, WORDS, studio);
    const { combo } = layPlates(runway, sprites, studio);
    const { x, y, aside, below } = layJudged(runway, sprites, combo, true);
    const boxes = [
      ...sprites.words.map((word) => ({ word, x: x / UNITS, y: y / UNITS })),
      { word: sprites.early, x: (x - aside) / UNITS, y: (y + below) / UNITS },
      { word: sprites.late, x: (x + aside) / UNITS, y: (y + below) / UNITS },
    ];
    for (const { word, ...middle } of boxes) {
      const [left, right] = [middle.x - word.width / 2, middle.x + word.width / 2];
      const [top, bottom] = [middle.y - word.height / 2, middle.y + word.height / 2];
      expect(left).toBeGreaterThanOrEqual(-1);
      expect(right).toBeLessThanOrEqual(width + 1);
      expect(bottom).toBeLessThanOrEqual(height);
      // Lanes are widest at the lower edge of the word.
      const scale = (bottom - runway.horizon) / (runway.line - runway.horizon);
      const isBeside = right <= xAt(runway, -0.5, scale) + 1;
      const isBelow = top >= runway.line + runway.note / 2;
      expect(isBeside || isBelow).toBe(true);
      expect(top).toBeGreaterThan(combo.y / UNITS + combo.picture.height / 2);
    }
  },
);
