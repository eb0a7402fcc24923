import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import texts from '../../../../../locales/en/play.json';
import { INITIAL } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Watch } from './Watch';

it('begins at any second of the chosen song', async () => {
  const onWatch = vi.fn();
  const { container } = render(
    <PlayTextsContext value={texts}>
      <Watch saved={{ ...INITIAL, song: 'song05' }} onWatch={onWatch} />
    </PlayTextsContext>,
  );
  const details = container.querySelector('details');
  if (details !== null) details.open = true;
  const from = screen.getByLabelText(texts.menu.watchFrom);
  // 36 bars of 4 beats at 190 a minute.
  await waitFor(() => {
    expect(from).toHaveAttribute('max', '45');
  });
  fireEvent.change(from, { target: { value: '31' } });
  fireEvent.click(screen.getByRole('button', { name: texts.menu.watchStart }));
  expect(onWatch).toHaveBeenCalledExactlyOnceWith(31_000);
});
