import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const shown = {
  ...anEntry,
  state: 'published' as const,
  isPublished: true,
  title: 'Programmer',
  draft: null,
  published: { ...anEntry.draft, title: 'Programmer' },
};
const aService = () =>
  new FakeService(
    aPosition('sound', { en: anEntry, jp: { ...anEntry, title: 'サウンド' } }),
    aPosition('code', { en: shown, jp: aMissingEntry }),
    aPosition('art', { en: { ...anEntry, title: 'Artist' }, jp: aMissingEntry }),
  );
type User = ReturnType<typeof showDesk>;
const choose = async (user: User, ...names: readonly string[]) => {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
const ask = async (user: User, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

describe('several positions at once', () => {
  it('are published, after what it means is said, and what cannot be stays', async () => {
    const service = aService();
    const user = showDesk(service);
    await choose(user, 'Sound Designer', 'Programmer', 'Artist');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    const dialog = await ask(user, 'Publish…');
    expect(dialog.getByRole('heading')).toHaveTextContent('Publish 2 positions?');
    expect(dialog.getByText('English: 2 and Japanese: 1')).toBeInTheDocument();
    expect(dialog.getByText(/^1 other selected position stays/u)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('2 positions are published.')).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['jp']?.isPublished).toBe(true);
    expect(service.positions.get('art')?.locales['en']?.isPublished).toBe(true);
    expect(screen.queryByText(/selected$/u)).toBeNull();
  });

  it('say what they lack before they are published', async () => {
    const service = aService();
    service.changeElsewhere('art', 'en', { title: 'Artist' });
    const user = showDesk(service);
    await choose(user, 'Sound Designer', 'Artist');
    const dialog = await ask(user, 'Publish…');
    await dialog.findByText('These cannot be published yet, because something is missing:');
    expect(
      dialog.getByText('English · What you do, What you need, and Nice to have'),
    ).toBeVisible();
    expect(dialog.getAllByText('Sound Designer')).toHaveLength(1);
  });

  it('are published in the language that the list is narrowed to', async () => {
    const service = aService();
    const user = showDesk(service, '/#/?language=en&state=draft');
    await screen.findByText('2 of 3');
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    const dialog = await ask(user, 'Publish…');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('2 positions are published.')).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['jp']?.isPublished).toBe(false);
  });

  it('are deleted, and come back', async () => {
    const service = aService();
    const user = showDesk(service);
    await choose(user, 'Sound Designer', 'Programmer');
    const dialog = await ask(user, 'Delete…');
    expect(dialog.getByText(/^They leave the site at once: English: 1\./u)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 positions are deleted.')).toBeInTheDocument();
    expect([...service.positions.keys()]).toEqual(['art']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 positions are back.')).toBeInTheDocument();
    expect(service.positions.size).toBe(3);
  });

  it('are duplicated, and each copy says so in its languages', async () => {
    const service = aService();
    const user = showDesk(service);
    await choose(user, 'Sound Designer');
    const dialog = await ask(user, 'Duplicate…');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByRole('link', { name: 'Sound Designer (copy)' })).toBeInTheDocument();
    const copy = service.positions.get('sound-copy');
    expect(copy?.locales['jp']?.title).toBe('サウンド（コピー）');
  });

  it('close at a time', async () => {
    const service = aService();
    const user = showDesk(service);
    await choose(user, 'Programmer');
    const dialog = await ask(user, 'Close…');
    await user.type(dialog.getByLabelText('Close at'), '2099-12-31T18:00');
    await user.click(dialog.getByRole('button', { name: 'Set the time' }));
    expect(await screen.findByText('1 position is set to close.')).toBeInTheDocument();
    expect(service.positions.get('code')?.locales['en']?.state).toBe('closing');
  });

  it('tell which was refused and why, and do the others', async () => {
    const service = aService();
    const user = showDesk(service);
    await choose(user, 'Sound Designer', 'Artist');
    service.changeElsewhere('sound', 'en', { title: 'Other' });
    const dialog = await ask(user, 'Publish…');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    const notice = await screen.findByText(/^1 position is published\./u);
    expect(notice).toHaveTextContent(
      'Not done for Sound Designer: Someone else has changed this in the meantime.',
    );
    expect(service.positions.get('art')?.locales['en']?.isPublished).toBe(true);
  });

  it('are copied by editors, and no more', async () => {
    const service = aService();
    service.role = 'editor';
    const user = showDesk(service);
    await choose(user, 'Programmer');
    expect(screen.getByRole('button', { name: 'Duplicate…' })).toBeInTheDocument();
    for (const name of ['Publish…', 'Unpublish…', 'Close…', 'Delete…'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
