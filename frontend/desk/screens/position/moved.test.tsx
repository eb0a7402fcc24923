import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { drafts } from '../../data/drafts';
import { renewPosition } from '../../data/queries';
import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const SAID = 'yuna changed the address of this position.';

/** A page that has a position open. */
async function open(...more: Parameters<typeof aPosition>[]) {
  const entries = { en: anEntry, jp: aMissingEntry };
  const service = new FakeService(
    aPosition('sound', entries),
    ...more.map((args) => aPosition(...args)),
  );
  const user = showDesk(service, '/#/position/sound');
  await screen.findByRole('heading', { name: 'Sound Designer' });
  return { service, user };
}

const title = () =>
  within(screen.getByRole('region', { name: 'English' })).getByLabelText<HTMLInputElement>('Title');

/** Goes to another position. */
function go(id: string): void {
  location.hash = `#/position/${id}`;
}

const titleAt = (service: FakeService, id: string) =>
  service.positions.get(id)?.locales['en']?.draft?.title;

describe('a position whose address somebody else changes', () => {
  it('is followed by the page that has it open, with its focus and what is being typed', async () => {
    const { service, user } = await open();
    const before = title();
    await user.click(before);
    service.renames.rename('sound', 'sound-lead');
    await act(() => renewPosition('sound'));
    expect(await screen.findByText(SAID)).toBeInTheDocument();
    expect(location.hash).toBe('#/position/sound-lead');
    expect(title()).toBe(before);
    expect(before).toHaveFocus();
    await user.keyboard(' II');
    await drafts.saveAll();
    expect(titleAt(service, 'sound-lead')).toBe('Sound Designer II');
    expect(drafts.isUnsaved).toBe(false);
  });

  it('says no name to who has changed it, where that is heard before the answer', async () => {
    const { service } = await open();
    service.renames.rename('sound', 'sound-lead', 'aki');
    await act(() => renewPosition('sound'));
    expect(await screen.findByText('The address has been changed.')).toBeInTheDocument();
  });

  it('takes what is written under the old address', async () => {
    const { service, user } = await open();
    service.renames.rename('sound', 'one');
    service.renames.rename('one', 'two', 'mina');
    await user.type(title(), '!');
    await drafts.saveAll();
    expect(titleAt(service, 'two')).toBe('Sound Designer!');
    expect(await screen.findByText(SAID.replace('yuna', 'mina'))).toBeInTheDocument();
    expect(location.hash).toBe('#/position/two');
    expect(title()).toHaveValue('Sound Designer!');
  });

  it('takes what was left unsaved on another screen, also where it is open already', async () => {
    const { service, user } = await open();
    service.isReachable = false;
    await user.type(title(), '!');
    await drafts.saveAll();
    expect(drafts.isUnsavedAt('sound')).toBe(true);
    service.isReachable = true;
    service.renames.rename('sound', 'artist');
    go('artist');
    await waitFor(() => {
      expect(title()).toHaveValue('Sound Designer');
    });
    await drafts.saveAll();
    await drafts.saveAll();
    expect(titleAt(service, 'artist')).toBe('Sound Designer!');
    await waitFor(() => {
      expect(title()).toHaveValue('Sound Designer!');
    });
    expect(drafts.isUnsaved).toBe(false);
  });

  it('offers what was left unsaved where somebody has written the same field since', async () => {
    const { service, user } = await open();
    service.isReachable = false;
    await user.type(title(), '!');
    await drafts.saveAll();
    service.isReachable = true;
    service.renames.rename('sound', 'artist');
    const draft = { ...anEntry.draft, title: 'Artist' };
    service.positions.set(
      'artist',
      aPosition('artist', { en: { ...anEntry, revision: '9', draft } }),
    );
    go('artist');
    await waitFor(() => {
      expect(title()).toHaveValue('Artist');
    });
    await drafts.saveAll();
    await user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(title()).toHaveValue('Sound Designer!');
  });

  it('is one text where this page has shown it under both addresses', async () => {
    const { service, user } = await open();
    service.renames.rename('sound', 'artist');
    go('artist');
    await waitFor(() => {
      expect(drafts.find('artist', 'en')).toBeDefined();
    });
    go('sound');
    expect(await screen.findByText(SAID)).toBeInTheDocument();
    await user.type(title(), '!');
    expect(drafts.isUnsavedAt('artist')).toBe(true);
    expect(await drafts.save('artist')).toBe(true);
    expect(titleAt(service, 'artist')).toBe('Sound Designer!');
  });

  it('leaves its old address to another position', async () => {
    const { service, user } = await open();
    service.renames.rename('sound', 'artist');
    await act(() => renewPosition('sound'));
    await screen.findByText(SAID);
    service.positions.set(
      'sound',
      aPosition('sound', { en: { ...anEntry, draft: { title: 'Other' } } }),
    );
    go('sound');
    await waitFor(() => {
      expect(title()).toHaveValue('Other');
    });
    await user.type(title(), '!');
    await drafts.saveAll();
    expect(titleAt(service, 'sound')).toBe('Other!');
    expect(titleAt(service, 'artist')).toBe('Sound Designer');
  });

  it('is found by an old link', async () => {
    const service = new FakeService(aPosition('sound', { en: anEntry }));
    service.renames.rename('sound', 'artist');
    showDesk(service, '/#/position/sound');
    expect(await screen.findByText(SAID)).toBeInTheDocument();
    expect(location.hash).toBe('#/position/artist');
    expect(title()).toHaveValue('Sound Designer');
  });

  it('that was deleted after that is gone', async () => {
    const { service, user } = await open();
    service.positions.delete('sound');
    await user.type(title(), '!');
    await drafts.saveAll();
    expect(screen.getByText('Not saved: this position was deleted')).toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
