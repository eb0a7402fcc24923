import { describe, expect, it } from 'vitest';

import { LANES, MIXES } from '../chart/chart';
import { KEYS, LETTERS, laneKey, laneOfKey, mayPlay, withKey } from './keys';

describe('keys of lanes', () => {
  it.each(MIXES)('are there for each lane of %s, and show their letters', (mix) => {
    expect(KEYS[mix].map(({ label }) => label)).toEqual(LETTERS[LANES[mix]]);
    expect(KEYS[mix].map(({ code }) => laneOfKey(code, KEYS[mix]))).toEqual([...KEYS[mix].keys()]);
    expect(KEYS[mix].every(({ code }) => mayPlay(code))).toBe(true);
  });

  it('never play two lanes: a key that another lane has changes places', () => {
    const other = withKey(KEYS.hard, 0, laneKey('KeyK', 'k'));
    expect(other.map(({ label }) => label)).toEqual(['K', 'F', 'J', 'D']);
    expect(withKey(KEYS.hard, 2, laneKey('KeyJ', 'j'))).toEqual(KEYS.hard);
  });

  it.each([
    ['Space', true],
    ['ArrowLeft', true],
    ['ShiftRight', true],
    ['Numpad4', true],
    ['IntlRo', true],
    ['KeyR', false],
    ['KeyP', false],
    ['Escape', false],
    ['Tab', false],
    ['Enter', false],
    ['F5', false],
    ['ControlLeft', false],
    ['MetaLeft', false],
  ])('may be %s: %s', (code, may) => {
    expect(mayPlay(code)).toBe(may);
  });

  it.each([
    ['KeyQ', 'a', 'A'],
    ['Semicolon', ';', ';'],
    ['Digit1', '!', '!'],
    ['Space', ' ', 'SP'],
    ['ArrowUp', 'ArrowUp', '↑'],
    ['ShiftLeft', 'Shift', 'SH'],
    ['KeyA', 'ち', 'A'],
    ['Numpad4', '4', '4'],
    ['IntlRo', 'ろ', 'RO'],
    ['KeyF', 'Process', 'F'],
  ])('show what is printed on them: %s, which writes %s, as %s', (code, key, label) => {
    expect(laneKey(code, key)).toEqual({ code, label });
  });
});
