import { describe, expect, it, vi } from 'vitest';

import { MISS, PERFECT } from '../engine/judgement';
import { createRun } from '../engine/run';
import { playUntil } from '../engine/shown';
import { PALETTE } from '../test/play-minute';
import { NO_NOTES, stageOf } from '../test/stage';
import { standOf } from './dancer';
import { UNITS } from './pen';
import { layRunway } from './runway';
import type { View } from './view';

/** Milliseconds of the page in which a beat lasts 500. */
const NOW = 10_000;
const picture = (name: string) => ({ name }) as unknown as CanvasImageSource;
const LOOK = { palette: PALETTE, words: { early: 'EARLY', late: 'LATE' } };

/** How the idols of frames are drawn: how high above the floor, how much they lean, and how tall they are. */
function dances(
  frames: readonly ((view: View) => void)[],
  { isCalm = false, notes = NO_NOTES, played = 0 } = {},
) {
  const { moving, painter, view } = stageOf([1280, 720], { ...LOOK, isCalm }, notes, 2000);
  painter.show({ idol: [picture('idol')], ghost: [picture('ghost')] });
  const context = moving.getContext() as unknown as {
    translate(x: number, y: number): void;
    transform(a: number, b: number, shear: number): void;
  };
  const run = createRun(notes);
  playUntil(run, played);
  return frames.map((prepare) => {
    const drawn: { rise: number; shear: number }[] = [];
    vi.spyOn(context, 'translate').mockImplementation((_, y) => {
      drawn.push({ rise: 720 * 1.02 - y / UNITS, shear: 0 });
    });
    vi.spyOn(context, 'transform').mockImplementation((_a, _b, shear) => {
      Object.assign(drawn.at(-1) ?? {}, { shear });
    });
    view.page = NOW;
    view.now = NOW;
    prepare(view);
    painter.paint(view, run);
    return drawn;
  });
}

const combo = (count: number, page: number) => (view: View) => {
  view.combo = count;
  view.page = page;
};

describe('idols', () => {
  it('land on the beat, are in the air between two, and lean to either side in turns', () => {
    const at = (now: number) => (view: View) => {
      view.now = now;
    };
    const [on, between, early, late] = dances([at(0), at(250), at(250), at(750)]).map(
      ([idol]) => idol,
    );
    expect(on?.rise).toBeCloseTo(0, 0);
    expect(between?.rise).toBeGreaterThan(5);
    expect(early?.shear).toBeGreaterThan(0);
    expect(late?.shear).toBe(-(early?.shear ?? 0));
  });

  it.each([
    [49, 50, true],
    [50, 51, false],
    [99, 100, true],
    [100, 101, false],
    [199, 200, true],
  ])('cheer when a combo of %i becomes %i: %s', (before, after, cheers) => {
    const [, , jump] = dances([
      combo(before, NOW - 5000),
      combo(after, NOW),
      combo(after, NOW + 225),
    ]);
    expect((jump?.[0]?.rise ?? 0) > 30).toBe(cheers);
    // The ghost has its own combo.
    expect(jump?.[1]?.rise).toBeLessThan(30);
  });

  it('flinch away from the lanes when a note is missed', () => {
    const judged = (judgement: number) => (view: View) => {
      Object.assign(view, { judgement, judgedAt: NOW, ghostJudgement: judgement });
      view.ghostJudgedAt = NOW;
    };
    const [[idol, ghost] = []] = dances([judged(MISS)]);
    const [[calm] = []] = dances([judged(PERFECT)]);
    expect([Math.sign(idol?.shear ?? 0), Math.sign(ghost?.shear ?? 0)]).toEqual([-1, 1]);
    expect(Math.abs(idol?.shear ?? 0)).toBeGreaterThan(0.05);
    expect(calm?.shear).toBeCloseTo(0, 5);
  });

  it('jump on every beat when all was played', () => {
    const notes = { lanes: 2, times: Int32Array.of(1000), lane: Uint8Array.of(0) };
    const frame = (view: View) => {
      view.now = NOW + 250;
    };
    const [[all] = []] = dances([frame], { notes, played: 2000 });
    const [[some] = []] = dances([frame], { notes, played: 0 });
    expect(all?.rise).toBeGreaterThan(4 * (some?.rise ?? Infinity));
  });

  it('stand still where little may move', () => {
    expect(dances([() => undefined], { isCalm: true })).toEqual([[]]);
  });
});

describe.each([
  [1440, 900],
  [667, 375],
  [640, 480],
  [390, 844],
])('on a stage of %i by %i', (width, height) => {
  it.each([2, 4])('idols stand on it beside %i lanes, or dim behind them', (lanes) => {
    const runway = layRunway(width, height, lanes);
    const [left, right] = [standOf(runway, -1), standOf(runway, 1)];
    expect(left.x + right.x).toBeCloseTo(width, 5);
    expect(left.x - left.tall * 0.15).toBeGreaterThan(0);
    const room = (width - runway.lane * lanes) / 2;
    if (width > height) expect(left.x + left.tall * 0.15).toBeLessThan(room);
    else expect(left.shade).toBeGreaterThan(0.3);
  });
});
