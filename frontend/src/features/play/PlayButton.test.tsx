import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { PageData } from '../../contract/contract';
import { PageDataContext } from '../../i18n/page-data';
import common from '../../../../locales/en/common.json';
import type { Opening } from './opening';
import { PlayButton } from './PlayButton';

const games = vi.hoisted(() => ({ opened: 0, closers: new Map<number, () => void>() }));

vi.mock('./Game', async () => {
  const { useState } = await import('react');
  return {
    Game: ({ onClose }: { readonly onClose: () => void }) => {
      const [number] = useState(() => (games.opened += 1));
      games.closers.set(number, onClose);
      return <button onClick={onClose}>{`close game ${String(number)}`}</button>;
    },
  };
});

afterEach(() => {
  games.opened = 0;
  window.history.replaceState(null, '', '/');
});

function show(opens: Opening) {
  const data = { page: 'mashup', locale: 'en', messages: { common } } as unknown as PageData;
  render(
    <PageDataContext value={data}>
      <PlayButton label="Play" opens={opens} />
    </PageDataContext>,
  );
}

const paste = (text: string) => {
  const event = new Event('paste', { bubbles: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => {
    document.body.dispatchEvent(event);
  });
};

const game = (number: number) =>
  screen.findByRole('button', { name: `close game ${String(number)}` });

it('opens the ghost of the address with which the page is opened', async () => {
  window.history.replaceState(null, '', '/#ghost=abc');
  show('ghost');
  await game(1);
});

it('leads to an address that opens it, so that a press before the scripts is not lost', async () => {
  show('now');
  const link = screen.getByRole('link', { name: 'Play' });
  expect(link).toHaveAttribute('href', '#now');
  fireEvent.click(link);
  await game(1);
  // No step back leads to a game that is closed.
  expect(window.location.hash).toBe('');
});

it('opens where the address names an idol', async () => {
  show('now');
  window.location.hash = '#now=2';
  await game(1);
});

it('opens a ghost whose link comes into the address of the open page, and the next one anew', async () => {
  show('ghost');
  window.location.hash = '#ghost=abc';
  await game(1);
  window.location.hash = '#ghost=def';
  await game(2);
  expect(screen.queryByText('close game 1')).toBeNull();
  // The first tells of its end late: events of dialogs do not come at once.
  act(() => games.closers.get(1)?.());
  expect(screen.getByText('close game 2')).toBeInTheDocument();
});

it('opens a ghost whose link is pasted into the page, with words around it', async () => {
  show('ghost');
  paste('Race me: https://example.com/mashup?locale=kr#ghost=a-b_c if you can');
  await game(1);
  expect(window.location.hash).toBe('#ghost=a-b_c');
  fireEvent.click(await game(1));
  expect(screen.queryByText('close game 1')).toBeNull();
  // The address is the same, so it does not change.
  paste('https://example.com/mashup#ghost=a-b_c');
  await game(2);
});

it.each(['no link', 'https://example.com/mashup#mash=song01-song02', '#ghosts'])(
  'leaves what is no ghost alone: %s',
  async (text) => {
    show('ghost');
    paste(text);
    await Promise.resolve();
    expect(window.location.hash).toBe('');
    expect(games.opened).toBe(0);
  },
);
