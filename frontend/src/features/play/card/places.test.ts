import { describe, expect, it } from 'vitest';

import { CARD_SIZES, PLACES, type CardShape, type Line, type Outline } from './places';

/** Whether a point is in an outline: a ray from it crosses the outline's sides an odd number of times. */
function isInside([x, y]: readonly [number, number], outline: Outline): boolean {
  let inside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Points of the room of a line, from the top of its capitals to its base. */
function pointsOf([x, y, room, size]: Line): readonly [number, number][] {
  const [rows, columns] = [8, 40];
  return Array.from({ length: (rows + 1) * (columns + 1) }, (_, i) => [
    x + (room * (i % (columns + 1))) / columns,
    y - (size * 0.75 * Math.floor(i / (columns + 1))) / rows,
  ]);
}

describe.each(['wide', 'tall'] as const)('the %s card of a result', (shape: CardShape) => {
  const { idol, areas, lines } = PLACES[shape];
  const [width, height] = CARD_SIZES[shape];
  const { name, ...others } = lines;

  it.each(Object.entries(others))('has nothing across the line of the %s', (_, line) => {
    const drawn = areas.filter(([colour]) => colour !== 'dimA').map(([, outline]) => outline);
    for (const outline of [idol.outline, ...drawn])
      expect(pointsOf(line).filter((point) => isInside(point, outline))).toEqual([]);
  });

  it('has the name on its own plate', () => {
    const plate = areas.find(([colour]) => colour === 'ink')?.[1] ?? [];
    expect(pointsOf(name).every((point) => isInside(point, plate))).toBe(true);
  });

  it('has its lines away from the edges, and the picture to the edge', () => {
    for (const line of Object.values(others)) {
      for (const [x, y] of pointsOf(line)) {
        expect(Math.min(x, width - x)).toBeGreaterThanOrEqual(60);
        expect(Math.min(y, height - y)).toBeGreaterThanOrEqual(50);
      }
    }
    const [x, y, side] = idol.picture;
    expect(Math.max(...idol.outline.map(([right]) => right))).toBe(width);
    expect(x + side).toBeGreaterThanOrEqual(width);
    for (const [px, py] of idol.outline) {
      expect(px).toBeGreaterThanOrEqual(x);
      expect(py).toBeGreaterThanOrEqual(y);
      expect(py).toBeLessThanOrEqual(y + side);
    }
  });
});
