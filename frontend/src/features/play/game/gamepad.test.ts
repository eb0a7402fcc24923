import { afterEach, expect, it, vi } from 'vitest';

import { PAD_BUTTONS } from '@axtorm/game/engine/keys';

import { GamepadLanes } from './gamepad';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'getGamepads');
});

it('tells of each button that goes down and up once, with the time of the pad', () => {
  const pad = {
    timestamp: 90,
    buttons: Array.from({ length: 20 }, () => ({ pressed: false })),
  };
  Object.assign(navigator, { getGamepads: () => [null, pad] });
  const input = { press: vi.fn(), release: vi.fn() };
  const lanes = new GamepadLanes(2, input);
  const [button = 0] = PAD_BUTTONS[2]?.[1] ?? [];
  const set = (pressed: boolean) => {
    pad.buttons[button] = { pressed };
  };
  lanes.poll(100);
  set(true);
  lanes.poll(100);
  lanes.poll(110);
  expect(input.press.mock.calls).toEqual([[1, 90]]);
  expect(input.release).not.toHaveBeenCalled();
  set(false);
  pad.timestamp = 130;
  lanes.poll(120);
  lanes.poll(130);
  expect(input.release.mock.calls).toEqual([[1, 120]]);
  expect(input.press).toHaveBeenCalledTimes(1);
});
