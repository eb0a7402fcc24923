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
  const { idol, areas, lines, honour, counts, sleeve, logo } = PLACES[shape];
  const [width, height] = CARD_SIZES[shape];
  const { name, ...others } = lines;
  const rows = counts.flatMap(({ figure, word }) => [figure, word]);
  const onGround: readonly (readonly [string, Line])[] = [
    ...Object.entries(others),
    ...rows.map((line, at) => [`count ${String(at)}`, line] as const),
  ];

  it.each(onGround)('has nothing across the line of the %s', (_, line) => {
    const drawn = areas.filter(([colour]) => colour !== 'dimA').map(([, outline]) => outline);
    for (const outline of [idol.outline, ...drawn])
      expect(pointsOf(line).filter((point) => isInside(point, outline))).toEqual([]);
  });

  it('has the name on its own plate', () => {
    const plate = areas.find(([colour]) => colour === 'ink')?.[1] ?? [];
    expect(pointsOf(name).every((point) => isInside(point, plate))).toBe(true);
  });

  it('has an honour on its own plate, which covers no other', () => {
    const points = pointsOf(honour.line);
    expect(points.every((point) => isInside(point, honour.plate))).toBe(true);
    for (const line of [name, ...onGround.map(([, each]) => each)])
      expect(pointsOf(line).filter((point) => isInside(point, honour.plate))).toEqual([]);
  });

  it('has no line across another, the sleeve or the logo', () => {
    const boxOf = ([x, y, room, size]: Line) => [x, y - size * 0.75, x + room, y] as const;
    const [left, top, side] = sleeve;
    const boxes = [
      ...onGround.map(([, line]) => boxOf(line)),
      [left, top, left + side, top + side] as const,
      [logo[0], logo[1], logo[0] + logo[2], logo[1] + (logo[2] * 128) / 976] as const,
    ];
    const crossed = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3])
        .map((b) => [a, b]),
    );
    expect(crossed).toEqual([]);
  });

  it('has its lines away from the edges, and the picture to the edge', () => {
    for (const [, line] of onGround) {
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
