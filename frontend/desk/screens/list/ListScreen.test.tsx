import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const published = {
  ...anEntry,
  state: 'published' as const,
  isPublished: true,
  title: 'Programmer',
  draft: null,
  published: { title: 'Programmer' },
};
const aService = () =>
  new FakeService(
    aPosition('sound', { en: anEntry, jp: { ...anEntry, title: 'サウンド' } }),
    aPosition('code', { en: published, jp: aMissingEntry }),
  );
const rows = () => within(screen.getByRole('list', { name: 'Positions' })).getAllByRole('listitem');

describe('the list', () => {
  it('has a row for each position with its state in each language', async () => {
    showDesk(aService());
    await screen.findByRole('link', { name: 'Programmer' });
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Sound DesignerENDraftJPDraft.*サウンド.*aki$/u),
      expect.stringMatching(/ProgrammerENPublishedJPMissing/u),
    ]);
  });

  it('is narrowed by words and by a state', async () => {
    const user = showDesk(aService());
    await user.type(await screen.findByLabelText('Search'), 'サウ');
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('State'), 'Published');
    expect(screen.getByText('No positions match.')).toBeInTheDocument();
  });

  it('begins a position with an address of its title, and opens it', async () => {
    const service = aService();
    const user = showDesk(service);
    await user.click(await screen.findByRole('button', { name: 'New position' }));
    await user.type(screen.getByLabelText('Title'), 'Stage Artist{Enter}');
    expect(await screen.findByRole('heading', { name: 'Stage Artist' })).toBeInTheDocument();
    expect(location.hash).toBe('#/position/stage-artist');
    expect(service.positions.get('stage-artist')?.locales['en']?.draft).toMatchObject({
      title: 'Stage Artist',
    });
  });

  it('says that an address is taken', async () => {
    const user = showDesk(aService());
    await user.click(await screen.findByRole('button', { name: 'New position' }));
    await user.type(screen.getByLabelText('Title'), 'Sound{Enter}');
    expect(await screen.findByText('This name or address is taken.')).toBeInTheDocument();
  });
});
