import { expect, it, vi } from 'vitest';

import { createRun } from '../engine/run';
import { PALETTE } from '../test/play-minute';
import { NO_NOTES, stageOf } from '../test/stage';

const COLOURS = { ...PALETTE, signalA: 'cyan', signalB: 'magenta' };
const WIDTH = 640;
/** A bar of two seconds: songs trade every sixteen. */
const BAR = 2000;

/** What a frame of a mash-up draws: rectangles with their colours, and pictures with how strong they are. */
function frameOf(now: number, fader: number, isCalm = false) {
  const look = { palette: COLOURS, words: { early: 'EARLY', late: 'LATE' }, isCalm, isDuet: true };
  const { moving, painter, view } = stageOf([WIDTH, 360], look, NO_NOTES, BAR);
  const figure = () => [{} as CanvasImageSource];
  painter.show({ idol: figure(), ghost: figure() });
  const context = moving.getContext() as unknown as {
    globalAlpha: number;
    fillStyle: string;
    fillRect(x: number, y: number, width: number, height: number): void;
    drawImage(image: unknown, x: number, y: number): void;
    translate(x: number, y: number): void;
  };
  const bars: [string, number][] = [];
  const pictures: [number, number][] = [];
  const stands: number[] = [];
  vi.spyOn(context, 'fillRect').mockImplementation((_x, _y, width) => {
    bars.push([context.fillStyle, width / 16]);
  });
  vi.spyOn(context, 'drawImage').mockImplementation((_image, x) => {
    pictures.push([context.globalAlpha, x]);
  });
  vi.spyOn(context, 'translate').mockImplementation((x) => {
    stands.push(x / 16);
  });
  view.now = now;
  view.fader = fader;
  painter.paint(view, createRun(NO_NOTES));
  return { bars: bars.slice(-2), pictures, stands };
}

it.each([
  [0, WIDTH, 0],
  [5, 480, 160],
  [10, 320, 320],
  [20, 0, WIDTH],
])('shows by its lengths how much of each song is heard: step %i', (step, first, second) => {
  expect(frameOf(1000, step).bars).toEqual([
    ['cyan', first],
    ['magenta', second],
  ]);
});

it('lets both signals come to a trade, and flash when they have met', () => {
  const plain = frameOf(8000, 10).pictures.length;
  expect(frameOf(16_000 - 300, 10).pictures).toHaveLength(plain + 2);
  expect(frameOf(16_000 + 300, 10).pictures).toHaveLength(plain + 1);
  expect(frameOf(16_000 - 300, 10, true).pictures.length).toBeLessThan(plain + 1);
});

it('lets both idols leap to each other at a trade', () => {
  const apart = ([left = 0, right = 0]: readonly number[]) => right - left;
  const usual = apart(frameOf(8000, 10).stands);
  expect(apart(frameOf(16_000, 10).stands)).toBeLessThan(usual - 10);
});

it('dims the idol whose song is not heard', () => {
  const dimmest = (step: number) =>
    frameOf(8000, step).pictures.filter(([alpha]) => alpha === 0.4).length;
  expect([0, 10, 20].map(dimmest)).toEqual([1, 0, 1]);
});
