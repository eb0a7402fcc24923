import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PAD_BUTTONS } from '@axtorm/game/engine/keys';

import { GamepadLanes } from './gamepad';

const input = { press: vi.fn(), release: vi.fn() };
const [button = 0] = PAD_BUTTONS[2]?.[1] ?? [];

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'getGamepads');
});

/** A pad of twenty buttons, and its button of the second of two lanes. */
function padOf(timestamp: number) {
  const buttons = Array.from({ length: 20 }, () => ({ pressed: false }));
  const pad = { timestamp, buttons };
  const set = (pressed: boolean) => {
    buttons[button] = { pressed };
  };
  return { pad, set };
}

/** The list of gamepads that the browser has. */
function have(getGamepads: unknown): void {
  Object.assign(navigator, { getGamepads });
}

it('tells of each button that goes down and up once, with the time of the pad', () => {
  const { pad, set } = padOf(40);
  have(() => [null, pad]);
  const lanes = new GamepadLanes(2, input);
  lanes.poll(90);
  set(true);
  pad.timestamp = 95;
  lanes.poll(100);
  lanes.poll(110);
  expect(input.press.mock.calls).toEqual([[1, 95]]);
  expect(input.release).not.toHaveBeenCalled();
  set(false);
  pad.timestamp = 112;
  lanes.poll(120);
  lanes.poll(130);
  expect(input.release.mock.calls).toEqual([[1, 112]]);
  expect(input.press).toHaveBeenCalledTimes(1);
});

it.each([
  ['in seconds since the start of the machine', 3600.5, 3600.6],
  ['in milliseconds since 1970', 1.8e12, 1.8e12 + 9],
  ['that stands still', 9990, 9990],
  ['of zero', 0, 0],
  ['long before the frame', 9000, 9900],
  ['after the frame', 9990, 10_020],
  ['that is no number', NaN, NaN],
])('takes the time of the frame for a time %s', (_name, before, after) => {
  const { pad, set } = padOf(before);
  have(() => [pad]);
  const lanes = new GamepadLanes(2, input);
  lanes.poll(9984);
  set(true);
  pad.timestamp = after;
  lanes.poll(10_000);
  expect(input.press.mock.calls).toEqual([[1, 10_000]]);
});

describe('of several pads', () => {
  it('each plays, whatever stands before it', () => {
    const { pad, set } = padOf(0);
    const headset = { timestamp: 0, buttons: [] };
    have(() => [headset, padOf(0).pad, null, pad]);
    const lanes = new GamepadLanes(2, input);
    lanes.poll(0);
    set(true);
    lanes.poll(16);
    expect(input.press.mock.calls).toEqual([[1, 16]]);
  });

  it('the last that lets a lane go does', () => {
    const [one, other] = [padOf(0), padOf(0)];
    have(() => [one.pad, other.pad]);
    const lanes = new GamepadLanes(2, input);
    one.set(true);
    lanes.poll(10);
    other.set(true);
    lanes.poll(20);
    one.set(false);
    lanes.poll(30);
    expect(input.press.mock.calls).toEqual([[1, 10]]);
    expect(input.release).not.toHaveBeenCalled();
    other.set(false);
    lanes.poll(40);
    expect(input.release.mock.calls).toEqual([[1, 40]]);
  });
});

describe('a browser', () => {
  const refuse = () => {
    throw new DOMException('Access to the feature is disallowed', 'SecurityError');
  };

  it.each([
    ['lacks gamepads', undefined],
    ['forbids them', refuse],
    ['has no list of them', () => null],
    ['has an empty list', () => ({ length: 0 })],
  ])('that %s plays without', (_name, getGamepads) => {
    have(getGamepads);
    window.dispatchEvent(new Event('gamepadconnected'));
    const lanes = new GamepadLanes(2, input);
    lanes.poll(10);
    expect(input.press).not.toHaveBeenCalled();
  });

  it('may have a list that is no array', () => {
    const { pad, set } = padOf(0);
    have(() => ({ length: 2, 0: null, 1: pad }));
    set(true);
    new GamepadLanes(2, input).poll(10);
    expect(input.press.mock.calls).toEqual([[1, 10]]);
  });
});
