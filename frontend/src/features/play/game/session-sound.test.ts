/** What a play makes of its sound: none, late, with gaps. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type ClockMap, observe } from '@axtorm/game/engine/clock';
import { createReading } from '@axtorm/game/engine/stamps';
import { sessionWith, silent } from '../../../test/session';
import type { Player } from '../audio/player';
import { look as lookAt } from '../audio/reading';

beforeEach(() => {
  Object.assign(navigator, { getGamepads: () => [] });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'getGamepads');
});

it('tells once in three seconds that the context stands still', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  let page = 0;
  let look: () => void = () => undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => page);
  vi.spyOn(window, 'setInterval').mockImplementation((call) => {
    look = call;
    return 1 as unknown as ReturnType<typeof setInterval>;
  });
  const pass = (looks: number, moves: number) => {
    for (let i = 0; i < looks; i++) {
      page += 50;
      context.currentTime += moves;
      look();
    }
  };
  const context = { currentTime: 0 };
  const reading = createReading();
  const player = {
    context,
    observe: (map: ClockMap) => {
      lookAt(map, reading, context);
    },
    click: () => undefined,
    stop: () => undefined,
    start: () => undefined,
  } as unknown as Player;
  const onSilent = vi.fn();
  const session = sessionWith(player, {}, undefined, { onSilent });
  session.start();
  pass(59, 0);
  expect(onSilent).not.toHaveBeenCalled();
  pass(2, 0);
  expect(onSilent).toHaveBeenCalledTimes(1);
  pass(100, 0.05);
  expect(onSilent).toHaveBeenCalledTimes(1);
  session.stop();
  vi.unstubAllGlobals();
});

/** A player that is heard so many milliseconds late, and whose sound may have gaps. */
function late(latency: number, hit: Player['hit'] = () => undefined) {
  const context = { currentTime: 0, playbackStats: { underrunDuration: 0 } };
  const observed = (map: ClockMap) => {
    observe(map, { page: 0, current: 0, latency, heard: NaN, heardAt: NaN });
  };
  const player = { ...silent(), context, observe: observed, hit } as unknown as Player;
  return { player, context };
}

it.each([
  [80, 0, 1],
  [81, 0, 0],
  [10, 100, 0],
])(
  'sounds presses unless they are heard too late: %i ms and %i ms',
  (latency, soundOffset, times) => {
    const hit = vi.fn();
    const session = sessionWith(late(latency, hit).player, { soundOffset });
    session.start();
    session.press(1, 100);
    expect(hit).toHaveBeenCalledTimes(times);
    session.stop();
  },
);

it('judges by other headphones as soon as their delay is known', () => {
  const session = sessionWith(silent(), {
    notes: { lanes: 2, times: Int32Array.of(1000, 2000), lane: Uint8Array.of(0, 0) },
  });
  session.start();
  // At half of the speed, from 4.1 s on.
  session.press(0, 4100 + 2000);
  session.options.soundOffset = 180;
  session.press(0, 4100 + 4000 + 180);
  expect([...session.run.offsets]).toEqual([0, 0]);
  session.stop();
});

it('takes a gap in the sound for the fault of the device', () => {
  let look: () => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.spyOn(performance, 'now').mockReturnValue(4100 + 2 * 1300);
  vi.spyOn(window, 'setInterval').mockImplementation((call) => {
    look = call;
    return 1 as unknown as ReturnType<typeof setInterval>;
  });
  const { player, context } = late(0);
  const onGap = vi.fn();
  const session = sessionWith(player, {}, undefined, { onGap });
  session.start();
  look();
  expect(onGap).not.toHaveBeenCalled();
  context.playbackStats.underrunDuration = 0.05;
  look();
  expect(onGap).toHaveBeenCalledTimes(1);
  expect(session.run.gaps).toBe(1);
  // 1,300 ms of the song are heard: the note at 1,000 ms was near it, that at 1,500 ms is to come.
  expect([...session.run.excused]).toEqual([1, 0]);
  session.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
