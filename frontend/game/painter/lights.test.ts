import { describe, expect, it, vi } from 'vitest';

import { createRun } from '../engine/run';
import { PALETTE } from '../test/play-minute';
import { NO_NOTES, stageOf } from '../test/stage';
import type { View } from './view';

const COLOURS = { ...PALETTE, signalA: 'cyan', signalB: 'magenta', flash: 'flash' };

/** The colours of what a frame without notes fills, with how strong it is. */
function fillsOf(prepare: (view: View) => void, isCalm = false) {
  const look = { palette: COLOURS, words: { early: 'EARLY', late: 'LATE' }, isCalm };
  const { moving, painter, view } = stageOf([640, 360], look, NO_NOTES, 2000);
  const context = moving.getContext() as unknown as {
    globalAlpha: number;
    fillStyle: string;
    fill(): void;
  };
  const fills: [string, number][] = [];
  vi.spyOn(context, 'fill').mockImplementation(() => {
    fills.push([context.fillStyle, context.globalAlpha]);
  });
  const paint = (page: number) => {
    fills.length = 0;
    view.page = page;
    prepare(view);
    painter.paint(view, createRun(NO_NOTES));
    return [...fills];
  };
  return { begins: paint(1000), burns: paint(2000) };
}

const combo = (count: number) => (view: View) => {
  view.combo = count;
};

describe('the edges of the lanes', () => {
  it('burn in their signals from a combo of 50 on', () => {
    expect(fillsOf(combo(49)).burns).toEqual([]);
    const { burns } = fillsOf(combo(50));
    expect(burns.map(([colour]) => colour)).toEqual(['cyan', 'flash', 'magenta', 'flash']);
  });

  it('kindle slowly, because a flash can harm', () => {
    const { begins, burns } = fillsOf(combo(50));
    expect(begins[1]?.[1]).toBeLessThan(0.1);
    expect(burns[1]?.[1]).toBeGreaterThan(0.6);
  });

  it('burn evenly where little may move', () => {
    const at = (now: number) =>
      fillsOf((view) => {
        combo(80)(view);
        view.now = now;
      }, true).burns;
    expect(at(0)).toEqual(at(250));
    expect(at(0)).toHaveLength(4);
  });
});
