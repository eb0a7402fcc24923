import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { LoadedCut, Player } from '../audio/player';
import { Session } from './session';

beforeEach(() => {
  Object.assign(navigator, { getGamepads: () => [] });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'getGamepads');
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
  const painter = { paint: () => undefined } as never;
  const notes = { lanes: 2, times: Int32Array.of(1000), lane: Uint8Array.of(0) };
  const session = new Session(
    { player, cut: {} as LoadedCut, painter },
    {
      notes,
      beat: 500,
      length: 2000,
      rate: 1,
      approach: 900,
      soundOffset: 0,
      pictureOffset: 0,
      cues: false,
      calm: true,
      hasLife: false,
    },
    { onJudged: vi.fn(), onFinished: vi.fn() },
  );
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
