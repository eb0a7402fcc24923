import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { drafts } from '../data/drafts';
import { showDesk } from '../test/render';
import { anEntry, aMissingEntry, aPosition } from '../test/samples';
import { FakeService } from '../test/service';

const aService = () => new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));

it('searches the list by / and Ctrl+K, from every screen', async () => {
  const user = showDesk(aService());
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('/');
  expect(search).toHaveValue('/');
  await user.clear(search);
  await user.click(await screen.findByRole('link', { name: 'Sound Designer' }));
  await screen.findByRole('heading', { name: 'Sound Designer' });
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

it('keeps Ctrl+K in a text for its links', async () => {
  const user = showDesk(aService(), '/#/position/sound');
  const text = await screen.findByRole('textbox', { name: 'What you do' });
  await user.click(text);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByLabelText('Address')).toHaveFocus();
  expect(location.hash).toBe('#/position/sound');
});

it('saves by Ctrl+S at once', async () => {
  const user = showDesk(aService(), '/#/position/sound');
  const english = within(await screen.findByRole('region', { name: 'English' }));
  const save = vi.spyOn(drafts, 'saveAll');
  await user.type(english.getByLabelText('Title'), '!');
  const isLeft = fireEvent.keyDown(english.getByLabelText('Title'), { key: 's', ctrlKey: true });
  expect(save).toHaveBeenCalledOnce();
  // The browser's own dialog stays away.
  expect(isLeft).toBe(false);
  await waitFor(() => {
    expect(screen.getByText(/^Saved at/u)).toBeInTheDocument();
  });
});

it('saves a form by Ctrl+S in it', async () => {
  const service = aService();
  service.role = 'owner';
  const user = showDesk(service, '/#/facts');
  const support = await screen.findByLabelText('For everybody');
  const save = vi.spyOn(drafts, 'saveAll');
  await user.type(support, 'x');
  expect(fireEvent.keyDown(support, { key: 's', ctrlKey: true })).toBe(false);
  expect(await screen.findByText(/^Saved/u)).toBeInTheDocument();
  expect(service.facts.facts['email']).toMatchObject({ support: 'a@example.comx' });
  expect(save).not.toHaveBeenCalled();
});

it('takes Command for Ctrl on the systems of Apple', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const user = showDesk(aService());
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  expect(search).not.toHaveFocus();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(search).toHaveFocus();
});

it('turns single keys off, in this browser', async () => {
  const user = showDesk(aService());
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const single = dialog.getByRole('checkbox', { name: 'Use the single keys / and ?' });
  expect(single).toBeChecked();
  await user.click(single);
  expect(dialog.getByText('Search positions').parentElement).toHaveTextContent(/positionsCtrlK$/u);
  expect(dialog.queryByText('Show this list')).toBeNull();
  expect(localStorage.getItem('desk-single-keys')).toBe('off');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.keyboard('/?');
  expect(search).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(search).toHaveFocus();
  // The button stays, and so the way back.
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Use the single keys / and ?' }));
  expect(localStorage.getItem('desk-single-keys')).toBe('on');
});

it('lists the keys by ?, where that is no letter of a text', async () => {
  const user = showDesk(aService());
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(search, '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(search);
  search.blur();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Save now').parentElement).toHaveTextContent('Save nowCtrlS');
  // What is behind it rests.
  await user.keyboard('/');
  expect(search).not.toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
