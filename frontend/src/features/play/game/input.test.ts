import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KEYS, laneKey } from '@axtorm/game/engine/keys';

import { listenToLanes } from './input';

const input = {
  press: vi.fn(),
  release: vi.fn(),
  pause: vi.fn(),
  again: vi.fn(),
  isPaused: vi.fn(() => false),
  typed: vi.fn(),
  relabel: vi.fn(),
};
const place = document.createElement('div');
let stop: () => void = () => undefined;

const key = (code: string, repeat = false) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { code, repeat }));

beforeEach(() => {
  vi.clearAllMocks();
  input.isPaused.mockReturnValue(false);
  stop = listenToLanes(place, KEYS.hard, input);
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

it("plays lanes by the keys that were chosen, which are the menu's in a pause", () => {
  stop();
  stop = listenToLanes(place, [laneKey('Space', ' '), laneKey('ArrowRight', '')], input);
  key('KeyD');
  expect(input.press).not.toHaveBeenCalled();
  const pressed = new KeyboardEvent('keydown', { code: 'Space', cancelable: true });
  window.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(input.press.mock.calls.map(([lane]) => lane as unknown)).toEqual([0]);
  input.isPaused.mockReturnValue(true);
  const paused = new KeyboardEvent('keydown', { code: 'Space', cancelable: true });
  window.dispatchEvent(paused);
  expect(paused.defaultPrevented).toBe(false);
  expect(input.press).toHaveBeenCalledTimes(1);
});

it('presses a lane for each of ten fingers, however many are down', () => {
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 400 } as DOMRect);
  for (let finger = 0; finger < 10; finger++) {
    const event = new MouseEvent('pointerdown', { clientX: 105 + finger * 40, cancelable: true });
    place.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  const lanes = input.press.mock.calls.map(([lane]) => lane as unknown);
  expect(lanes).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 3, 3]);
});

describe('a lane is let go', () => {
  const released = () => input.release.mock.calls.map(([lane]) => lane as unknown);
  const keyUp = (code: string) => window.dispatchEvent(new KeyboardEvent('keyup', { code }));
  const pointer = (type: string, pointerId: number, clientX: number, on: EventTarget) => {
    on.dispatchEvent(Object.assign(new MouseEvent(type, { clientX }), { pointerId }));
  };

  it('by its key, also in a pause, and by no other', () => {
    key('KeyD');
    keyUp('KeyF');
    expect(released()).toEqual([]);
    input.isPaused.mockReturnValue(true);
    keyUp('KeyD');
    keyUp('KeyD');
    expect(released()).toEqual([0]);
  });

  it('by the last finger on it, wherever that is lifted or taken over by the system', () => {
    vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 400 } as DOMRect);
    pointer('pointerdown', 1, 350, place);
    pointer('pointerdown', 2, 360, place);
    pointer('pointerdown', 3, 10, place);
    pointer('pointerup', 1, 10, window);
    expect(released()).toEqual([]);
    pointer('pointercancel', 2, 0, window);
    expect(released()).toEqual([3]);
    pointer('pointerup', 3, 10, window);
    expect(released()).toEqual([3, 0]);
  });

  it('when the page is left, after the pause', () => {
    key('KeyD');
    key('KeyK');
    window.dispatchEvent(new Event('blur'));
    expect(released()).toEqual([0, 3]);
    const [pause] = input.pause.mock.invocationCallOrder;
    expect(pause).toBeLessThan(input.release.mock.invocationCallOrder[0] ?? 0);
  });
});

describe('a focused button', () => {
  /** Whether a key does in the browser what it does there. */
  const isLeft = (type: string, code: string, key: string, repeat = false) =>
    window.dispatchEvent(new KeyboardEvent(type, { code, key, repeat, cancelable: true }));

  it('is pressed neither by a held Space that plays a lane nor when it is let go', () => {
    stop();
    stop = listenToLanes(place, [laneKey('Space', ' '), laneKey('KeyJ', 'j')], input);
    expect(isLeft('keydown', 'Space', ' ')).toBe(false);
    expect(isLeft('keydown', 'Space', ' ', true)).toBe(false);
    expect(isLeft('keyup', 'Space', ' ')).toBe(false);
    expect(input.release.mock.calls).toHaveLength(1);
  });

  it('is pressed once by Enter, however long that is held', () => {
    expect(isLeft('keydown', 'Enter', 'Enter')).toBe(true);
    expect(isLeft('keydown', 'Enter', 'Enter', true)).toBe(false);
    expect(isLeft('keyup', 'Space', ' ')).toBe(true);
  });

  it.each([
    ['Quote', "'"],
    ['Slash', '/'],
    ['Digit7', '/'],
  ])('%s finds no text with %s', (code, key) => {
    expect(isLeft('keydown', code, key)).toBe(false);
  });
});

describe('a keyboard', () => {
  const write = (code: string, written: string) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { code, key: written }));
  const pressed = () => input.press.mock.calls.map(([lane]) => lane as unknown);

  it('that names no places plays by what it writes', () => {
    write('', 'd');
    write('Unidentified', 'K');
    window.dispatchEvent(new KeyboardEvent('keyup', { code: '', key: 'd' }));
    expect(pressed()).toEqual([0, 3]);
    expect(input.release.mock.calls).toHaveLength(1);
    write('', 'Escape');
    write('Unidentified', 'p');
    expect(input.pause).toHaveBeenCalledTimes(2);
  });

  it('of another layout plays by the letters that are shown, and then shows its own', () => {
    // Dvorak.
    write('KeyH', 'd');
    expect(pressed()).toEqual([0]);
    expect(input.typed).toHaveBeenCalledTimes(1);
    expect(input.relabel).not.toHaveBeenCalled();
    write('KeyD', 'e');
    expect(pressed()).toEqual([0, 0]);
    // Once is enough.
    expect(input.typed).toHaveBeenCalledTimes(1);
    const [keys] = input.relabel.mock.lastCall as [typeof KEYS.hard];
    expect(keys.map(({ label }) => label).join('')).toBe('EFJK');
    // It writes P at the place of R.
    write('KeyR', 'p');
    expect(input.pause).toHaveBeenCalledTimes(1);
  });
});
