import { describe, expect, it } from 'vitest';

import { limitOf } from './limit.mjs';

/** A server whose slowest wait as long as its queue: so many requests a second. */
const serverOf =
  (perSecond, most = Infinity) =>
  async (connections) => ({
    p99: (connections / perSecond) * 1000,
    refused: connections > most ? 1 : 0,
  });

describe('the search for the load that is too much', () => {
  it('goes up from below and down from above, to within a quarter', async () => {
    for (const guess of [200, 400, 1600]) {
      const { connections, p99, outcome } = await limitOf(serverOf(400), guess);
      expect(outcome).toBe('slow');
      expect(p99).toBeGreaterThan(500);
      expect(connections).toBeGreaterThan(200);
      expect(connections).toBeLessThanOrEqual(251);
    }
  });

  it('ends where a server refuses requests', async () => {
    const { connections, outcome } = await limitOf(serverOf(400, 150), 300);
    expect(outcome).toBe('refuses');
    expect(connections).toBeLessThanOrEqual(188);
  });

  it('gives up on a server that is never slow', async () => {
    const { connections, outcome } = await limitOf(serverOf(1e9), 50_000);
    expect([connections, outcome]).toEqual([8000, 'not reached']);
  });
});
