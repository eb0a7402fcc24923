import { describe, expect, it } from 'vitest';

import { isScrollEffect, progressOf } from './scroll-progress';

const place = { scrolled: 0, top: 800, height: 400, window: 800 };

describe('the progress of an effect', () => {
  it('fades the about section in over 700 px from where it enters', () => {
    expect(progressOf('enter', place)).toBe(0);
    expect(progressOf('enter', { ...place, top: 450 })).toBe(0.5);
    expect(progressOf('enter', { ...place, top: 100 })).toBe(1);
  });

  it('lasts from the lower edge of the window to beyond the upper one', () => {
    expect(progressOf('pass', place)).toBe(0);
    expect(progressOf('pass', { ...place, top: 200 })).toBe(0.5);
    expect(progressOf('pass', { ...place, top: -400 })).toBe(1);
  });

  it('never leaves 0 to 1', () => {
    expect(progressOf('leave', { ...place, scrolled: 5000 })).toBe(1);
    expect(progressOf('enter', { ...place, top: 9000 })).toBe(0);
    expect(progressOf('hint', { ...place, scrolled: 120 })).toBe(0.5);
  });
});

it('knows its effects by name', () => {
  expect(isScrollEffect('pass')).toBe(true);
  expect(isScrollEffect('nothing')).toBe(false);
  expect(isScrollEffect(undefined)).toBe(false);
});
