import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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
    expect(await screen.findByText('The address has been changed.')).toBeInTheDocument();
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
});
