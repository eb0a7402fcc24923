import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import en from '../../../../../locales/en/play.json';
import { PlayTextsContext } from '../texts';
import { PressAny } from './PressAny';

function show() {
  const handlers = { onPress: vi.fn(), onSongs: vi.fn() };
  render(
    <PlayTextsContext value={en}>
      <PressAny {...handlers} />
    </PlayTextsContext>,
  );
  return handlers;
}

it('begins by any key, but by none that leads elsewhere, and once by its button', () => {
  const { onPress } = show();
  for (const key of ['Escape', 'Tab', 'Shift']) fireEvent.keyDown(window, { key });
  fireEvent.keyDown(window, { key: 'x', repeat: true });
  // The browser presses the button.
  const button = screen.getByRole('button', { name: en.menu.start });
  expect(button).toHaveFocus();
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.keyDown(window, { key: 'x' });
  expect(onPress).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('begins by a tap anywhere, and leads to the songs by its other button', () => {
  const { onPress, onSongs } = show();
  fireEvent.click(screen.getByText(en.menu.pressAny));
  expect(onPress).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: en.pause.songs }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onSongs).toHaveBeenCalledTimes(1);
});
