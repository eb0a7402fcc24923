import { describe, expect, it, vi } from 'vitest';

import { GOOD, PERFECT } from '../engine/judgement';
import { createRun } from '../engine/run';
import { PALETTE } from '../test/play-minute';
import { NO_NOTES, stageOf } from '../test/stage';
import type { GaugeLook } from './gauges';
import { UNITS } from './pen';
import { type View, noteError } from './view';

const COLOURS = { ...PALETTE, gold: 'gold', signalA: 'cyan', signalB: 'magenta', ink: 'ink' };

/** What a frame fills: colour, left edge and width in pixels. */
interface Filled {
  readonly colour: string;
  readonly x: number;
  readonly width: number;
}

/** What a frame of a stage of 800 by 600 pixels fills, and how many pictures it copies. */
function frameOf(gauges: GaugeLook | undefined, prepare: (view: View) => void) {
  const { moving, painter, view } = stageOf([800, 600], {
    palette: COLOURS,
    words: { early: 'FAST', late: 'SLOW' },
    isCalm: true,
    gauges,
  });
  view.page = 10_000;
  prepare(view);
  const context = moving.getContext() as unknown as {
    readonly fillStyle: string;
    fillRect(x: number, y: number, width: number): void;
    drawImage(): void;
  };
  const filled: Filled[] = [];
  vi.spyOn(context, 'fillRect').mockImplementation((x, _y, width) => {
    filled.push({ colour: context.fillStyle, x: x / UNITS, width: width / UNITS });
  });
  const drawImage = vi.spyOn(context, 'drawImage');
  painter.paint(view, createRun(NO_NOTES));
  return { filled, pictures: drawImage.mock.calls.length };
}

describe('the error bar', () => {
  const ticks = (prepare: (view: View) => void) =>
    frameOf({}, prepare)
      .filled.filter(({ width }) => width === 2)
      .map(({ colour, x }) => [colour, Math.sign(Math.round(x + 1 - 400))]);

  it('has early presses on the left and late ones on the right, in the colour of their judgement', () => {
    const shown = ticks((view) => {
      noteError(view, 0, PERFECT);
      noteError(view, -80, GOOD);
      noteError(view, 12, PERFECT);
    });
    expect(shown).toEqual([
      ['gold', 1],
      ['white', -1],
      ['gold', 0],
    ]);
  });

  it('forgets what is long ago, and remembers no more than it has places', () => {
    const shown = ticks((view) => {
      for (let i = 0; i < 100; i++) noteError(view, i % 20, PERFECT);
    });
    expect(shown).toHaveLength(24);
    const later = ticks((view) => {
      noteError(view, 5, PERFECT);
      view.page += 4001;
    });
    expect(later).toEqual([]);
  });
});

it('draws nothing of a play where none is asked for, as in films', () => {
  const without = frameOf(undefined, (view) => {
    noteError(view, 0, PERFECT);
  });
  const withGauges = frameOf({}, () => undefined);
  expect(without.pictures).toBe(withGauges.pictures - 1);
});

describe('life', () => {
  it.each([
    [1000, 'cyan'],
    [300, 'cyan'],
    [299, 'magenta'],
  ])('of %i has the colour %s and its part of the width', (life, colour) => {
    const { filled } = frameOf({ life: 'LIFE' }, (view) => {
      view.life = life;
    });
    const [whole, part] = filled.slice(0, 2);
    expect(whole?.colour).toBe('white');
    expect(part?.colour).toBe(colour);
    expect(part?.width).toBeCloseTo(((whole?.width ?? 0) * life) / 1000, 0);
  });

  it('below zero is an empty frame', () => {
    const { filled } = frameOf({ life: 'LIFE' }, (view) => {
      view.life = -1;
    });
    expect(filled.slice(0, 2).map(({ colour }) => colour)).toEqual(['magenta', 'ink']);
  });
});

describe('the ghost', () => {
  it('has a line, a name and the difference of points with its sign', () => {
    const alone = frameOf({}, () => undefined).pictures;
    const lead = (points: number) =>
      frameOf({ ghost: 'AXIA' }, (view) => {
        view.lead = points;
      }).pictures - alone;
    // Line, name, digits and sign.
    expect(lead(0)).toBe(3);
    expect(lead(1234)).toBe(7);
    expect(lead(-56)).toBe(5);
  });
});
