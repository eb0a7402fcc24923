import { expect, it, vi } from 'vitest';

import { PALETTE } from '../test/play-minute';
import { NO_NOTES, stageOf } from '../test/stage';
import { createRun } from '../engine/run';
import type { View } from './view';

/** How bright the pictures of a frame with a combo are. */
function brightness(prepare: (view: View) => void): ReadonlySet<number> {
  const { moving, painter, view } = stageOf([640, 360], {
    palette: PALETTE,
    words: { early: 'EARLY', late: 'LATE' },
    isCalm: true,
  });
  const context = moving.getContext() as unknown as { globalAlpha: number; drawImage(): void };
  const seen = new Set<number>();
  vi.spyOn(context, 'drawImage').mockImplementation(() => seen.add(context.globalAlpha));
  view.combo = 12;
  prepare(view);
  painter.paint(view, createRun(NO_NOTES));
  expect(context.globalAlpha).toBe(1);
  return seen;
}

it('takes the shine from the combo, and from nothing else, after a press that met no note', () => {
  const dull = (view: View) => {
    view.isDull = true;
  };
  const counting = (view: View) => {
    dull(view);
    view.countIn = 3;
  };
  expect(brightness(() => undefined)).toEqual(new Set([1]));
  expect(brightness(dull)).toEqual(new Set([0.4, 1]));
  expect(brightness(counting)).toEqual(new Set([1]));
});

/** How many bursts the last of some frames shows, 16 ms apart, in which lanes are hit at these milliseconds. */
function bursts(hits: readonly (readonly [lane: number, at: number])[]): number {
  const { moving, painter, view } = stageOf([640, 360], {
    palette: PALETTE,
    words: { early: 'EARLY', late: 'LATE' },
    isCalm: false,
  });
  const run = createRun(NO_NOTES);
  const drawImage = vi.spyOn(moving.getContext() as unknown as { drawImage(): void }, 'drawImage');
  const paint = (now: number) => {
    drawImage.mockClear();
    for (const [lane, at] of hits) if (at <= now) view.hitAt[lane] = at;
    view.page = now;
    painter.paint(view, run);
    return drawImage.mock.calls.length;
  };
  const without = paint(0);
  for (let now = 16; now < 1100; now += 16) paint(now);
  return paint(1100) - without;
}

it('bursts where a note is hit', () => {
  expect(bursts([[1, 1000]])).toBe(1);
});

it('bursts in both lanes when their notes are hit together, whichever is first', () => {
  expect(
    bursts([
      [0, 1000],
      [1, 1000],
    ]),
  ).toBe(2);
  expect(
    bursts([
      [0, 1000],
      [1, 1030],
    ]),
  ).toBe(2);
  expect(
    bursts([
      [0, 1030],
      [1, 1000],
    ]),
  ).toBe(2);
});

it('shows one burst when the other note is hit later', () => {
  expect(
    bursts([
      [0, 1000],
      [1, 1060],
    ]),
  ).toBe(1);
});
