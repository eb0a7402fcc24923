import { afterEach, expect, it, vi } from 'vitest';

import { hasKeyboard, onScrollFrame, prefersNoVideo } from './browser';

/** Runs the frames that were requested. */
function fakeFrames() {
  const frames = new Map<number, () => void>();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    const id = frames.size + 1;
    frames.set(id, draw);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  return () => {
    const requested = [...frames.values()];
    frames.clear();
    for (const draw of requested) draw();
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('draws at first, and once a frame however often the window scrolls', () => {
  const runFrames = fakeFrames();
  const draw = vi.fn();
  const stop = onScrollFrame(draw);
  runFrames();
  expect(draw).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  runFrames();
  expect(draw).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('scroll'));
  stop();
  window.dispatchEvent(new Event('scroll'));
  runFrames();
  expect(draw).toHaveBeenCalledTimes(2);
});

it('plays no video with reduced motion or data saving', () => {
  expect(prefersNoVideo()).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(prefersNoVideo()).toBe(true);
  vi.unstubAllGlobals();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(prefersNoVideo()).toBe(true);
});

it('takes a device with a mouse for one with a keyboard, and one that is touched for one without', () => {
  const asked = vi.spyOn(window, 'matchMedia');
  for (const matches of [true, false]) {
    asked.mockReturnValue({ matches } as MediaQueryList);
    expect(hasKeyboard()).toBe(matches);
  }
  expect(asked).toHaveBeenLastCalledWith('(hover: hover) and (pointer: fine)');
});
