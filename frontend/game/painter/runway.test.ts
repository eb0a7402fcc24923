import { describe, expect, it } from 'vitest';

import { layRunway, scaleAt, xAt, yAt } from './runway';

describe.each([
  [390, 844, 2],
  [390, 844, 4],
  [1440, 900, 4],
  [844, 390, 2],
])('a runway of %i by %i with %i lanes', (width, height, lanes) => {
  const runway = layRunway(width, height, lanes);

  it('has every lane on the screen at the line, side by side', () => {
    const edges = [-0.5, lanes - 0.5].map((lane) => xAt(runway, lane, 1));
    expect(edges[0]).toBeGreaterThanOrEqual(0);
    expect(edges[1]).toBeLessThanOrEqual(width);
    expect(xAt(runway, 1, 1) - xAt(runway, 0, 1)).toBeCloseTo(runway.lane, 9);
  });

  it('brings notes from far to the line at their time', () => {
    expect(yAt(runway, scaleAt(0))).toBe(runway.line);
    const far = yAt(runway, scaleAt(1));
    expect(far).toBeGreaterThan(runway.horizon);
    expect(far).toBeLessThan(height * 0.4);
    expect(yAt(runway, scaleAt(-0.1))).toBeGreaterThan(runway.line);
  });
});
