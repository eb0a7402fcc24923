import { expect, it } from 'vitest';

import { Finale } from './finale';
import { layRunway } from './runway';
import { PALETTE } from '../test/play-minute';

/** The rectangles of frames at these milliseconds of the page. */
function papers(...pages: readonly number[]): readonly (readonly number[])[][] {
  const finale = new Finale(layRunway(640, 360, 2), PALETTE);
  return pages.map((page) => {
    const drawn: number[][] = [];
    const context = {
      fillStyle: '',
      fillRect: (...box: number[]) => drawn.push(box),
    } as unknown as CanvasRenderingContext2D;
    finale.paint(context, page);
    return drawn;
  });
}

it('begins when it is first painted, whatever the time of the page is', () => {
  expect(papers(90_000, 90_800)).toEqual(papers(5, 805));
});

it('lets paper fall from the upper edge in whole units, all over the stage', () => {
  const [first = [], later = []] = papers(0, 1000);
  expect(first.length).toBeLessThan(later.length);
  expect(later.length).toBeGreaterThan(50);
  const columns = new Set(later.map(([x = 0]) => Math.floor((8 * x) / (640 * 16))));
  expect(columns.size).toBeGreaterThanOrEqual(8);
  for (const number of later.flat()) expect(Number.isInteger(number)).toBe(true);
});
