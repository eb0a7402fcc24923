import { describe, expect, it } from 'vitest';

import { LANES, MIXES } from '../chart/chart';
import { KEYS, LETTERS, laneKey, laneOfKey, mayPlay, placeOf, withKey, withLetters } from './keys';

describe('keys of lanes', () => {
  it.each(MIXES)('are there for each lane of %s, and show their letters', (mix) => {
    expect(KEYS[mix].map(({ label }) => label)).toEqual(LETTERS[LANES[mix]]);
    expect(KEYS[mix].map(({ code }) => laneOfKey({ code, key: '' }, KEYS[mix]))).toEqual([
      ...KEYS[mix].keys(),
    ]);
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

describe('the place of a key', () => {
  it.each([
    ['KeyD', 'e', 'KeyD'],
    ['', 'f', 'KeyF'],
    ['Unidentified', 'F', 'KeyF'],
    ['', ' ', 'Space'],
    ['', '7', 'Digit7'],
    ['', ';', 'Semicolon'],
    ['', 'ArrowLeft', 'ArrowLeft'],
    ['Unidentified', 'Escape', 'Escape'],
  ])('of code "%s" that writes "%s" is %s', (code, key, place) => {
    expect(placeOf({ code, key })).toBe(place);
  });
});

/** What layouts write at the places of D, F, J and K, and at which places they write those letters. */
const LAYOUTS = {
  dvorak: { writes: 'euht', at: ['KeyH', 'KeyY', 'KeyC', 'KeyV'] },
  colemak: { writes: 'stne', at: ['KeyG', 'KeyE', 'KeyY', 'KeyN'] },
};

describe.each(Object.entries(LAYOUTS))('on %s', (_name, { writes, at }) => {
  it('the letters that are shown play their lanes, wherever they are', () => {
    const lanes = ['d', 'f', 'j', 'k'].map((key, i) =>
      laneOfKey({ code: at[i] ?? '', key }, KEYS.hard),
    );
    expect(lanes).toEqual([0, 1, 2, 3]);
  });

  it('the places play their lanes too, and show what is written there', () => {
    const codes = KEYS.hard.map(({ code }) => code);
    const press = (i: number) => ({ code: codes[i] ?? '', key: writes[i] ?? '' });
    expect(codes.map((_, i) => laneOfKey(press(i), KEYS.hard))).toEqual([0, 1, 2, 3]);
    const shown = withLetters(KEYS.hard, (code) => writes[codes.indexOf(code)]);
    expect(shown.map(({ label }) => label).join('')).toBe(writes.toUpperCase());
    expect(codes.map((_, i) => laneOfKey(press(i), shown))).toEqual([0, 1, 2, 3]);
  });
});

describe('letters of a layout', () => {
  it('leave keys of other scripts and those that write none as they are', () => {
    expect(withLetters(KEYS.hard, () => 'ㄹ')).toBe(KEYS.hard);
    const keys = [laneKey('Space', ' '), laneKey('ArrowUp', 'ArrowUp')];
    expect(withLetters(keys, () => 'x')).toBe(keys);
  });

  it('never show one letter on two lanes', () => {
    // Turkish F writes K and M at the places of J and K.
    expect(withLetters(KEYS.hard, (code) => (code === 'KeyJ' ? 'k' : undefined))).toBe(KEYS.hard);
  });
});
