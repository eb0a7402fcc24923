import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { listenToLanes } from './input';

const input = { press: vi.fn(), pause: vi.fn(), again: vi.fn(), isPaused: vi.fn(() => false) };
let stop: () => void = () => undefined;

const key = (code: string, repeat = false) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { code, repeat }));

beforeEach(() => {
  vi.clearAllMocks();
  input.isPaused.mockReturnValue(false);
  stop = listenToLanes(document.createElement('div'), 4, input);
});
afterEach(() => {
  stop();
});

describe('the key that begins a play anew', () => {
  it('does nothing in a play when it is pressed once', () => {
    key('KeyR');
    key('KeyR');
    expect(input.again).not.toHaveBeenCalled();
  });

  it('begins it once when it is held', () => {
    key('KeyR');
    for (let repeat = 0; repeat < 5; repeat++) key('KeyR', true);
    expect(input.again).toHaveBeenCalledTimes(1);
  });

  it('does not begin the new play anew while it is still held', () => {
    key('KeyR', true);
    key('KeyR', true);
    expect(input.again).not.toHaveBeenCalled();
  });

  it('begins it at once in a pause', () => {
    input.isPaused.mockReturnValue(true);
    key('KeyR');
    expect(input.again).toHaveBeenCalledTimes(1);
  });
});

it('presses lanes once, however long their keys are held', () => {
  key('KeyD');
  key('KeyD', true);
  key('KeyK');
  expect(input.press.mock.calls.map(([lane]) => lane as unknown)).toEqual([0, 3]);
});
