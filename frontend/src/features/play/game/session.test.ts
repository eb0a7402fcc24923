import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { GOOD, MISS, PERFECT } from '@axtorm/game/engine/judgement';
import { PENDING } from '@axtorm/game/engine/run';
import { sessionWith, silent } from '../../../test/session';
import type { Player } from '../audio/player';

beforeEach(() => {
  Object.assign(navigator, { getGamepads: () => [] });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'getGamepads');
});

it('sounds as each press is judged, in the time of a slower song', () => {
  const hit = vi.fn();
  const start = vi.fn();
  const player = { ...silent(), start, hit } as unknown as Player;
  const session = sessionWith(player);
  session.start();
  // Four beats of a second each are counted in, after a tenth of one.
  const begin = 4100;
  expect(start).toHaveBeenCalledWith({}, begin / 1000, 0);
  session.press(1, begin + 2000);
  session.press(0, begin + 2010);
  session.press(0, begin + 3160);
  // The first is beside a note of the other lane.
  expect(hit.mock.calls).toEqual([[MISS], [PERFECT], [GOOD]]);
  session.stop();
});

it('takes the shine from the combo where a press meets no note, until the next judgement', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  // A page that has been open for long would see the song at its end.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const dull: boolean[] = [];
  const player = silent();
  const painter = {
    paint: ({ isDull }: { isDull: boolean }) => {
      dull.push(isDull);
    },
  } as never;
  const session = sessionWith(player, {}, painter);
  session.start();
  const draw = () => frames.shift()?.(0);
  draw();
  session.press(1, 4100 + 2000);
  draw();
  session.press(0, 4100 + 2010);
  draw();
  expect(dull).toEqual([false, true, false]);
  session.stop();
  vi.unstubAllGlobals();
});

it('begins where it is watched from, and counts no press of the watcher', () => {
  const hit = vi.fn();
  const start = vi.fn();
  const player = { ...silent(), start, hit } as unknown as Player;
  const session = sessionWith(player, { watchFrom: 1200 });
  expect([...session.run.judged]).toEqual([PERFECT, PENDING]);
  session.start();
  // In seconds of the slower sound.
  expect(start).toHaveBeenCalledWith({}, 4.1, 2.4);
  session.press(0, 4100 + 600);
  expect(hit).not.toHaveBeenCalled();
  expect([...session.run.judged]).toEqual([PERFECT, PENDING]);
  session.stop();
});

it('announces notes again that a pause has silenced', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  const cue = vi.fn();
  const context = { currentTime: 0 };
  const player = { ...silent(), context, cue } as unknown as Player;
  const session = sessionWith(player, { cues: true });
  session.start();
  // The first note is announced a beat before it, 1 s after the song's start at 4.1 s.
  context.currentTime = 4.9;
  vi.advanceTimersByTime(50);
  expect(cue.mock.calls).toEqual([[0, 2, 5.1]]);
  session.pause();
  session.start();
  context.currentTime = 9.8;
  vi.advanceTimersByTime(50);
  expect(cue.mock.calls).toEqual([
    [0, 2, 5.1],
    [0, 2, 10],
  ]);
  session.stop();
  vi.useRealTimers();
});

it('wakes the sound that a call has stopped, and only then goes on', async () => {
  const done: string[] = [];
  let wake: () => void = () => undefined;
  const player = {
    context: { currentTime: 0 },
    observe: () => undefined,
    click: () => undefined,
    stop: () => done.push('stop'),
    start: () => done.push('start'),
    wake: () => {
      done.push('wake');
      return new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
  } as unknown as Player;
  const session = sessionWith(player);
  session.start();
  session.pause();
  const resumed = session.resume();
  expect(done).toEqual(['start', 'stop', 'wake']);
  wake();
  await resumed;
  expect(done).toEqual(['start', 'stop', 'wake', 'start']);
  session.pause();
  const late = session.resume();
  session.stop();
  wake();
  await late;
  expect(done.filter((one) => one === 'start')).toHaveLength(2);
});

/** A hold from 1,000 to 1,800 ms. */
const HOLD = {
  lanes: 2,
  times: Int32Array.of(1000),
  lane: Uint8Array.of(0),
  ends: Int32Array.of(1800),
};

it('judges holds as they are let go, and sounds twice', () => {
  const player = silent();
  const session = sessionWith(player, { notes: HOLD });
  session.start();
  session.press(0, 4100 + 2000);
  session.release(0, 4100 + 2400);
  expect([session.run.combo, session.run.broken[0]]).toEqual([0, 1]);
  session.press(0, 4100 + 2600);
  session.release(0, 4100 + 3600);
  expect(player.hit.mock.calls).toEqual([[PERFECT], [GOOD]]);
  expect(session.run.released[0]).toBe(GOOD);
  session.stop();
});

it('goes on with a hold after a pause only under a finger', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  const page = vi.spyOn(performance, 'now');
  for (const isDown of [false, true]) {
    const session = sessionWith(silent(), { notes: HOLD });
    page.mockReturnValue(0);
    session.start();
    session.press(0, 4100 + 2000);
    page.mockReturnValue(4100 + 2400);
    session.pause();
    session.release(0, 4100 + 2500);
    expect(session.run.held[0]).toBe(1);
    await session.resume();
    // The sound begins again 4.1 s after 0 on its clock, at 1,200 ms of the song.
    if (isDown) session.press(0, 3000);
    page.mockReturnValue(4110);
    frames.pop()?.(0);
    expect([session.run.held[0], session.run.broken[0]]).toEqual(isDown ? [1, 0] : [0, 1]);
    session.stop();
  }
  page.mockRestore();
  vi.unstubAllGlobals();
});

it('shows holds that are watched, and lets them go', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  const page = vi.spyOn(performance, 'now').mockReturnValue(0);
  const session = sessionWith(silent(), { notes: HOLD, watchFrom: 1200 });
  expect([session.run.held[0], session.run.released[0]]).toEqual([1, PENDING]);
  session.start();
  page.mockReturnValue(4100 + 1300);
  frames.pop()?.(0);
  expect(session.run.released[0]).toBe(PERFECT);
  session.stop();
  page.mockRestore();
  vi.unstubAllGlobals();
});
