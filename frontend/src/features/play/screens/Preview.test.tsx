import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import texts from '../../../../../locales/en/play.json';
import type { Player } from '../audio/player';
import { CUTS } from '../songs';
import { PlayTextsContext } from '../texts';
import { Preview } from './Preview';

/** A cut of a minute, whose first bar is two seconds after its beginning. */
const cut = { buffer: { duration: 62 }, start: 2 };
const load = vi.fn();
const start = vi.fn();
const stop = vi.fn();
const player = { context: { currentTime: 7 }, load, start, stop } as unknown as Player;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  load.mockResolvedValue(cut);
});
afterEach(() => {
  vi.useRealTimers();
});

const preview = (song: 'song01' | 'song02') => (
  <PlayTextsContext value={texts}>
    <Preview song={song} onWake={() => player} />
  </PlayTextsContext>
);

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('is silent until it is pressed, then plays the second half once', async () => {
  render(preview('song01'));
  expect(load).not.toHaveBeenCalled();
  await press(texts.menu.listen);
  expect(load.mock.calls[0]?.[0]).toBe(CUTS.song01);
  expect(start).toHaveBeenCalledExactlyOnceWith(cut, 7, 30);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('button', { name: texts.menu.listen })).toBeInTheDocument();
  expect(stop).toHaveBeenCalled();
});

it('goes on with another song that is chosen, and stops when it is pressed again', async () => {
  const { rerender } = render(preview('song01'));
  await press(texts.menu.listen);
  rerender(preview('song02'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(load.mock.calls[1]?.[0]).toBe(CUTS.song02);
  expect(start).toHaveBeenCalledTimes(2);
  await press(texts.menu.silence);
  expect(stop).toHaveBeenCalledTimes(2);
});

it('stops when the menu is left, and does not begin afterwards', async () => {
  const { unmount } = render(preview('song01'));
  fireEvent.click(screen.getByRole('button', { name: texts.menu.listen }));
  unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
});

it('is off again when the song cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(preview('song01'));
  await press(texts.menu.listen);
  expect(screen.getByRole('button', { name: texts.menu.listen })).toBeInTheDocument();
});
