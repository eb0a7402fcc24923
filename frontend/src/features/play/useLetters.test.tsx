import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { INITIAL, type Saved } from './store/store';
import { lettered, useLetters } from './useLetters';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'keyboard');
});

const lettersOf = ({ keys }: Saved) => keys.hard.map(({ label }) => label).join('');

it("shows the letters of the visitor's layout where the browser knows it", async () => {
  const dvorak = new Map(['D', 'F', 'J', 'K'].map((at, i) => [`Key${at}`, 'euht'[i] ?? '']));
  Object.assign(navigator, { keyboard: { getLayoutMap: () => Promise.resolve(dvorak) } });
  let saved: Saved = INITIAL;
  const change = vi.fn((changed: (now: Saved) => Saved) => {
    saved = changed(saved);
  });
  renderHook(() => useLetters(change));
  await waitFor(() => {
    expect(lettersOf(saved)).toBe('EUHT');
  });
  expect(saved.keys.light.map(({ label }) => label)).toEqual(['U', 'H']);
});

it('leaves them where the browser does not tell', () => {
  const change = vi.fn();
  renderHook(() => useLetters(change));
  Object.assign(navigator, { keyboard: { getLayoutMap: () => Promise.reject(new Error('no')) } });
  renderHook(() => useLetters(change));
  expect(change).not.toHaveBeenCalled();
  expect(lettered(INITIAL, () => undefined)).toBe(INITIAL);
});

it('shows those that were pressed', () => {
  let saved: Saved = INITIAL;
  const change = (changed: (now: Saved) => Saved) => {
    saved = changed(saved);
  };
  const { result } = renderHook(() => useLetters(change));
  result.current(
    INITIAL.keys.hard.map((key) => (key.code === 'KeyD' ? { ...key, label: 'E' } : key)),
  );
  expect(lettersOf(saved)).toBe('EFJK');
});
