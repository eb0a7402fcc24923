import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { drafts } from '../../data/drafts';
import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const RANDOM = '0e3f9a52-91b6-4f0e-8a4c-1c1a2f7f9d10';

async function open(service: FakeService, id = 'sound') {
  const user = showDesk(service, `/#/position/${id}`);
  await screen.findByRole('heading', { name: 'Sound Designer' });
  return user;
}

describe('the address of a position', () => {
  it('is shown, and leads to what visitors see', async () => {
    const published = { ...anEntry, state: 'published' as const, isPublished: true };
    await open(new FakeService(aPosition('sound', { en: published, jp: aMissingEntry })));
    expect(screen.getByText('www.example.com/recruit/sound')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open English' })).toHaveAttribute(
      'href',
      'https://www.example.com/recruit/sound?locale=en',
    );
    expect(screen.queryByRole('link', { name: 'Open Japanese' })).toBeNull();
  });

  it('is changed to what the title proposes, after what is written was saved', async () => {
    const service = new FakeService(aPosition(RANDOM, { en: anEntry, jp: aMissingEntry }));
    const user = await open(service, RANDOM);
    expect(screen.getByText(/^This address means nothing/u)).toBeInTheDocument();
    const english = within(screen.getByRole('region', { name: 'English' }));
    await user.type(english.getByLabelText('Title'), ' II');
    await user.click(screen.getByRole('button', { name: 'Change address…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Address' }));
    expect(dialog.getByLabelText('Address')).toHaveValue('sound-designer');
    expect(dialog.getByText(/^No one has seen the current address/u)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Change the address' }));
    await waitFor(() => {
      expect(screen.getByText('The address has been changed.')).toBeInTheDocument();
    });
    expect(location.hash).toBe('#/position/sound-designer');
    expect(service.positions.get('sound-designer')?.locales['en']?.draft?.title).toBe(
      'Sound Designer II',
    );
  });

  it('has its dialog where a document may have one', async () => {
    const user = await open(new FakeService(aPosition('sound', { en: anEntry })));
    await user.click(screen.getByRole('button', { name: 'Change address…' }));
    expect(screen.getByRole('dialog', { name: 'Address' }).closest('p')).toBeNull();
  });

  it('that visitors have seen is no matter of editors', async () => {
    const closed = { ...anEntry, state: 'closed' as const };
    const service = new FakeService(aPosition('sound', { en: closed, jp: aMissingEntry }));
    service.role = 'editor';
    await open(service);
    expect(screen.queryByRole('button', { name: 'Change address…' })).toBeNull();
  });

  it('says why it cannot be changed', async () => {
    const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
    service.positions.set('taken', aPosition('taken', { en: anEntry }));
    const user = await open(service);
    await user.click(screen.getByRole('button', { name: 'Change address…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Address' }));
    await user.click(dialog.getByRole('button', { name: 'Use “sound-designer” from the title' }));
    await user.clear(dialog.getByLabelText('Address'));
    await user.type(dialog.getByLabelText('Address'), 'taken{Enter}');
    expect(await screen.findByText(/already taken/u)).toBeInTheDocument();
    expect(service.positions.has('sound')).toBe(true);
  });

  it('is not changed while a language that was just begun is not saved, and the words stay', async () => {
    const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
    const user = await open(service);
    const japanese = within(screen.getByRole('region', { name: 'Japanese' }));
    await user.click(japanese.getByRole('button', { name: 'Add Japanese version' }));
    await user.type(japanese.getByLabelText('Title'), 'refused');
    await user.click(screen.getByRole('button', { name: 'Change address…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Address' }));
    await user.click(dialog.getByRole('button', { name: 'Use “sound-designer” from the title' }));
    await user.click(dialog.getByRole('button', { name: 'Change the address' }));
    expect(await dialog.findByText(/^Some of the text is not saved yet\./u)).toBeInTheDocument();
    expect(service.calls).not.toContain('POST /positions/sound/rename');
    expect(location.hash).toBe('#/position/sound');
    expect(japanese.getByLabelText('Title')).toHaveValue('refused');
  });

  it('is asked for until the service has changed it', async () => {
    const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
    const user = await open(service);
    let go = () => undefined as unknown;
    const wait = new Promise((resolve) => {
      go = () => {
        resolve(undefined);
      };
    });
    const answer = service.handle;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/rename')) await wait;
      return await answer(request);
    });
    await user.click(screen.getByRole('button', { name: 'Change address…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Address' }));
    await user.click(dialog.getByRole('button', { name: 'Use “sound-designer” from the title' }));
    await user.click(dialog.getByRole('button', { name: 'Change the address' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog', { name: 'Address' })).toBeInTheDocument();
    go();
    await waitFor(() => {
      expect(screen.getByText('The address has been changed.')).toBeInTheDocument();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes without the loss of what was written during the call', async () => {
    const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
    const user = await open(service);
    const english = within(screen.getByRole('region', { name: 'English' }));
    const answer = service.handle;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/rename'))
        drafts.find('sound', 'en')?.change({ title: 'Sound Engineer' });
      return await answer(request);
    });
    await user.click(screen.getByRole('button', { name: 'Change address…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Address' }));
    await user.click(dialog.getByRole('button', { name: 'Use “sound-designer” from the title' }));
    await user.click(dialog.getByRole('button', { name: 'Change the address' }));
    await waitFor(() => {
      expect(service.positions.has('sound-designer')).toBe(true);
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(english.getByLabelText('Title')).toHaveValue('Sound Engineer');
    expect(location.hash).toBe('#/position/sound-designer');
    await drafts.saveAll();
    expect(service.positions.get('sound-designer')?.locales['en']?.draft?.title).toBe(
      'Sound Engineer',
    );
  });
});
