import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const change = (id: string, second: string) => ({
  id,
  at: `2026-01-01T00:00:${second}.000Z`,
  since: `2026-01-01T00:00:${second}.000Z`,
  by: 'yuna',
  isAutomatic: false,
});

/** A position that is live and has a draft beside it. */
function aService(): FakeService {
  const live = { ...anEntry.draft, title: 'Sound Maker' };
  const entry = { ...anEntry, state: 'changed' as const, isPublished: true, published: live };
  const service = new FakeService(aPosition('sound', { en: entry, jp: aMissingEntry }));
  service.history.set('sound en', [
    {
      ...change('c', '30'),
      since: '2025-12-31T23:50:00.000Z',
      action: 'saved',
      post: { ...live, title: 'Sound Artist' },
    },
    { ...change('b', '20'), isAutomatic: true, action: 'published', post: live },
    { ...change('a', '10'), action: 'published', post: { ...live, title: 'Sound Engineer' } },
  ]);
  return service;
}

async function openHistory(service: FakeService) {
  const user = showDesk(service, '/#/position/sound');
  await user.click(await screen.findByRole('button', { name: 'History of English' }));
  const dialog = within(screen.getByRole('dialog', { name: 'History: English' }));
  await dialog.findByText(/saved/u);
  return { user, dialog };
}

it('tells sittings, seconds, who published or set the time, and what is live', async () => {
  const { dialog } = await openHistory(aService());
  const entries = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringMatching(/:30.*yuna: saved editing since /u),
    expect.stringMatching(/:20.*By schedule, set by yuna: published Live now$/u),
    expect.stringMatching(/:10.*yuna: published $/u),
  ]);
});

it('compares a version with the text of now, and with what is live', async () => {
  const { user, dialog } = await openHistory(aService());
  expect(await dialog.findByText('Designer', { selector: 'ins' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'What is live' }));
  expect(await dialog.findByText('Artist', { selector: 'ins' })).toBeInTheDocument();
  expect(dialog.getByText('Maker', { selector: 'del' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /Live now/u }));
  expect(await dialog.findByText('This version is the same as what is live.')).toBeInTheDocument();
});

it('brings a version back as the draft', async () => {
  const service = aService();
  const { user, dialog } = await openHistory(service);
  await user.click(dialog.getByRole('button', { name: /Live now/u }));
  await dialog.findByText('Maker', { selector: 'del' });
  await user.click(dialog.getByRole('button', { name: 'Restore as draft' }));
  await waitFor(() => {
    expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Maker');
  });
});
