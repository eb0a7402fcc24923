import { expect, it } from 'vitest';

import { COLOUR } from '../../pictures/system/tokens';
import { FeverLayers } from './fever-layers';
import { Recorder } from './recorder';

const PALETTE = {
  ...COLOUR,
  signalA: COLOUR.a,
  signalB: COLOUR.b,
  dimA: COLOUR.a,
  dimB: COLOUR.b,
  display: 'Unbounded',
};

/** What is laid over each other at each time, by how strong it is. */
function strengthsOf(...fevers: readonly number[]) {
  const recorder = new Recorder();
  const size = { width: 320, height: 180, ratio: 1 };
  const layers = new FeverLayers(size, 4, PALETTE, recorder.canvas);
  return fevers.map((fever, at) => {
    const before = recorder.log.length;
    layers.paint(at / 4, fever);
    return recorder.log
      .slice(before)
      .flatMap((line) => /^canvas 0\.globalAlpha \[(.*)\]/u.exec(line)?.[1] ?? [])
      .map(Number);
  });
}

it('nothing is laid over a stage without a fever', () => {
  expect(strengthsOf(0, 0)).toEqual([[], []]);
});

it('light and crowd come in half a second, and go', () => {
  expect(strengthsOf(0, 1, 1, 0, 0)).toEqual([[], [0.5, 0.5], [1, 1], [0.5, 0.5], []]);
});

it('a fever that is on when the stage is painted first is there at once', () => {
  expect(strengthsOf(2)).toEqual([[1, 1]]);
});

it('the warm light gives way to the hot one, and the crowd stays', () => {
  // Warm, hot, crowd.
  expect(strengthsOf(1, 2)).toEqual([
    [1, 1],
    [0.5, 0.5, 1],
  ]);
});
