import { afterEach, expect, it, vi } from 'vitest';

import { createClockMap, heardAt } from '@axtorm/game/engine/clock';
import { createReading } from '@axtorm/game/engine/stamps';
import { HONEST, contextOf, heardOf } from '../../../test/sound-card';
import { look } from './reading';

afterEach(() => {
  vi.restoreAllMocks();
});

it('asks a clock that is known twice a second, and at every look when it has gone elsewhere', () => {
  let page = 0;
  let latency = 40;
  vi.spyOn(performance, 'now').mockImplementation(() => page);
  const card = { ...HONEST, latency: () => latency, reported: () => latency };
  const context = contextOf(card);
  const asked = vi.spyOn(context, 'getOutputTimestamp');
  const [map, reading] = [createClockMap(), createReading()];
  const pass = (looks: number) => {
    asked.mockClear();
    for (let i = 0; i < looks; i++) {
      page += 50;
      look(map, reading, context);
    }
    return asked.mock.calls.length;
  };
  expect(pass(40)).toBe(40);
  expect(pass(200)).toBe(20);
  latency = 200;
  pass(20);
  expect(Math.abs(heardAt(map, page) - heardOf(card, page))).toBeLessThan(15);
  expect(pass(200)).toBeLessThan(60);
});
