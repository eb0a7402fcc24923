import { expect, it, vi } from 'vitest';

import { Count } from './count';

function counting(beat: number) {
  const context = { currentTime: 5 };
  const click = vi.fn<(at: number, isLast: boolean) => void>();
  const player = { context, click };
  const clicks = () => click.mock.calls.map(([at, isLast]) => [Number(at.toFixed(3)), isLast]);
  return { context, clicks, count: new Count(player, beat) };
}

it('begins a tenth of a second after the press, and is over after a bar', () => {
  const { count, clicks } = counting(0.5);
  expect(clicks()).toEqual([
    [5.1, false],
    [5.6, false],
    [6.1, false],
    [6.6, true],
  ]);
  expect(count.endIn(0.1)).toBeCloseTo(7.1);
  expect(clicks()).toHaveLength(4);
});

it('goes on by whole bars as long as it must, on the same beats', () => {
  const { context, count, clicks } = counting(0.5);
  context.currentTime = 7;
  expect(count.endIn(0.05)).toBeCloseTo(7.1);
  expect(count.endIn(0.2)).toBeCloseTo(9.1);
  expect(clicks().slice(4)).toEqual([
    [7.1, false],
    [7.6, false],
    [8.1, false],
    [8.6, true],
  ]);
});

it('leaves out beats for which the page was too busy', () => {
  const { context, count, clicks } = counting(0.5);
  context.currentTime = 8.2;
  expect(count.endIn(0.02)).toBeCloseTo(9.1);
  expect(clicks().slice(4)).toEqual([[8.6, true]]);
});
