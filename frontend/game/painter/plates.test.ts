import { expect, it, vi } from 'vitest';

import { createRun } from '../engine/run';
import { Canvas, PALETTE } from '../test/play-minute';
import { NO_NOTES, stageOf } from '../test/stage';
import { standOf } from './dancer';
import { UNITS } from './pen';
import { layPlates } from './plates';
import { layRunway, xAt } from './runway';
import { drawSprites } from './sprites';
import type { View } from './view';

const WORDS = { early: 'EARLY', late: 'LATE' };

const STAGES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [450, 800],
  [667, 375],
  [844, 390],
  [800, 720],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
].flatMap(([width = 0, height = 0]) => [2, 4].map((lanes) => [width, height, lanes] as const));

/** A canvas on which letters are as wide as those of the display face. */
function lettered(): HTMLCanvasElement {
  const canvas = new Canvas();
  const context = Object.assign(canvas.getContext(), { font: '' });
  context.measureText = () => ({ width: 0.86 * Number(/ ([\d.]+)px/u.exec(context.font)?.[1]) });
  return canvas as unknown as HTMLCanvasElement;
}

it.each(STAGES)('lie whole and clear of the lanes on a stage of %i by %i with %i', (...stage) => {
  const [width, height, lanes] = stage;
  const studio = { palette: PALETTE, ratio: 1, makeCanvas: lettered };
  const runway = layRunway(width, height, lanes);
  const { combo, score } = layPlates(runway, drawSprites(runway, WORDS, studio), studio);
  for (const { picture, x, y } of [combo, score]) {
    expect(x / UNITS - picture.width / 2).toBeGreaterThanOrEqual(0);
    expect(x / UNITS + picture.width / 2).toBeLessThanOrEqual(width);
    expect(y / UNITS - picture.height / 2).toBeGreaterThanOrEqual(0);
  }
  const foot = combo.y / UNITS + combo.picture.height / 2;
  // The idol behind upright lanes looks out below it.
  const { feet, tall } = standOf(runway, -1);
  if (height > width) expect(feet - tall).toBeGreaterThan(foot);
  const scale = (foot - runway.horizon) / (runway.line - runway.horizon);
  expect(combo.x / UNITS + combo.picture.width / 2).toBeLessThan(xAt(runway, -0.5, scale));
});

/** The places of what a frame copies, in pixels, and how bright each is. */
function copied(prepare: (view: View) => void) {
  const { moving, painter, view } = stageOf([640, 360], {
    palette: PALETTE,
    words: WORDS,
    isCalm: true,
  });
  const context = moving.getContext() as unknown as {
    readonly globalAlpha: number;
    drawImage(image: unknown, x: number, y: number, width: number, height: number): void;
  };
  const list: { x: number; width: number; alpha: number }[] = [];
  vi.spyOn(context, 'drawImage').mockImplementation((_image, x, _y, width) => {
    list.push({ x: x / UNITS, width: width / UNITS, alpha: context.globalAlpha });
  });
  prepare(view);
  painter.paint(view, createRun(NO_NOTES));
  return list;
}

const SCORE = 8;

it('have the digits of a combo on them, which alone lose their shine', () => {
  const [plate, ...digits] = copied((view) => {
    view.combo = 123;
    view.isDull = true;
  }).slice(0, -SCORE);
  expect(digits).toHaveLength(3);
  expect(plate?.alpha).toBe(1);
  for (const { x, width, alpha } of digits) {
    expect(alpha).toBeLessThan(1);
    expect(x).toBeGreaterThan(plate?.x ?? Infinity);
    expect(x + width).toBeLessThan((plate?.x ?? 0) + (plate?.width ?? 0));
  }
});

it('are not there for a short combo and for a count-in, which stands in the middle', () => {
  expect(copied((view) => (view.combo = 4))).toHaveLength(SCORE);
  const [digit, ...rest] = copied((view) => (view.countIn = 3));
  expect(rest).toHaveLength(SCORE);
  expect((digit?.x ?? 0) + (digit?.width ?? 0) / 2).toBeCloseTo(320, 0);
});
