import { screen, waitFor, within } from '@testing-library/react';
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
    aPosition('sound', { en: anEntry, jp: { ...anEntry, title: 'サウンド', changedBy: 'yuna' } }),
    aPosition('code', { en: published, jp: aMissingEntry }),
  );
const rows = () => within(screen.getByRole('list', { name: 'Positions' })).getAllByRole('listitem');
const titles = () => rows().map((row) => within(row).getByRole('link').textContent);

describe('the list', () => {
  it('has a row for each position with its state in each language', async () => {
    showDesk(aService());
    await screen.findByRole('link', { name: 'Programmer' });
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Sound DesignerENDraftJPDraft.*aki$/u),
      expect.stringMatching(/^ProgrammerENPublishedJPMissing/u),
    ]);
  });

  it("has titles in the reader's language", async () => {
    const user = showDesk(aService());
    await user.selectOptions(
      await screen.findByLabelText('Language', { selector: 'nav *' }),
      '日本語',
    );
    const title = await screen.findByRole('link', { name: 'サウンド' });
    expect(title).toHaveAttribute('lang', 'ja');
    expect(screen.getByRole('link', { name: 'Programmer' })).toHaveAttribute('lang', 'en');
  });

  it('names the command line as the log does', async () => {
    showDesk(new FakeService(aPosition('code', { en: { ...anEntry, changedBy: 'command line' } })));
    await screen.findByRole('link', { name: 'Sound Designer' });
    expect(rows()[0]).toHaveTextContent(/Command line$/u);
    expect(screen.getByRole('option', { name: 'Command line' })).toBeInTheDocument();
  });

  it('is narrowed by words and by a state', async () => {
    const user = showDesk(aService());
    await user.type(await screen.findByLabelText('Search'), 'サウ');
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Status'), 'Published');
    expect(await screen.findByText(/^No positions match\./u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all positions' }));
    expect(await screen.findByText('2 of 2')).toBeInTheDocument();
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('says where the review of a draft stands, and finds what waits for one', async () => {
    const said = { by: 'emma', at: '2026-01-31T09:00:00.000Z', note: '' };
    const review = { state: 'ready' as const, isChanged: false, asked: said, answer: null };
    const user = showDesk(
      new FakeService(
        aPosition('sound', { en: { ...anEntry, review }, jp: aMissingEntry }),
        aPosition('code', { en: published, jp: aMissingEntry }),
      ),
    );
    await user.selectOptions(await screen.findByLabelText('Status'), 'In review');
    await waitFor(() => {
      expect(titles()).toEqual(['Sound Designer']);
    });
    expect(rows()[0]).toHaveTextContent(/^Sound DesignerENIn reviewJPMissing/u);
    expect(screen.getByRole('link', { name: 'In review 1' })).toHaveAttribute('aria-current');
  });

  it('says of an approved draft that it is scheduled or unpublished where it is', async () => {
    const said = { by: 'emma', at: '2026-01-31T09:00:00.000Z', note: '' };
    const review = { state: 'approved' as const, isChanged: false, asked: said, answer: said };
    const aWaiting = (state: 'scheduled' | 'closed') => ({ ...anEntry, state, review });
    showDesk(
      new FakeService(aPosition('sound', { en: aWaiting('scheduled'), jp: aWaiting('closed') })),
    );
    await screen.findByRole('link', { name: 'Sound Designer' });
    expect(rows()[0]).toHaveTextContent(/^Sound DesignerENScheduledJPUnpublished/u);
  });

  it('counts open comments, and finds where there are some', async () => {
    const user = showDesk(
      new FakeService(
        aPosition('sound', { en: { ...anEntry, comments: 2 }, jp: aMissingEntry }),
        aPosition('code', { en: published, jp: aMissingEntry }),
      ),
    );
    const first = within((await screen.findAllByRole('listitem'))[0] as HTMLElement);
    expect(first.getByRole('img', { name: '2 open comments' })).toHaveTextContent('2');
    await user.click(screen.getByRole('link', { name: 'With open comments 1' }));
    await waitFor(() => {
      expect(titles()).toEqual(['Sound Designer']);
    });
  });

  it('forgives a typing error', async () => {
    const user = showDesk(aService());
    await user.type(await screen.findByLabelText('Search'), 'programer');
    expect(await screen.findByText(/^No exact match/u)).toBeInTheDocument();
    expect(titles()).toEqual(['Programmer']);
  });

  it('says what to do where there is nothing', async () => {
    const user = showDesk(new FakeService());
    expect(await screen.findByText(/^There are no positions yet\./u)).toBeInTheDocument();
    expect(screen.queryByRole('search')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New position' }));
    expect(screen.getByRole('dialog', { name: 'New position' })).toBeInTheDocument();
  });
});

describe('the address of the list', () => {
  it('has what it is narrowed to, and opens it so', async () => {
    showDesk(aService(), '/#/?state=missing&language=jp');
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    expect(titles()).toEqual(['Programmer']);
    expect(screen.getByRole('link', { name: 'Japanese missing 1' })).toHaveAttribute(
      'aria-current',
    );
  });

  it('follows what is chosen and typed, and is what a position leads back to', async () => {
    const user = showDesk(aService());
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Title');
    await user.selectOptions(screen.getByLabelText('Last changed by'), 'yuna');
    await user.type(screen.getByLabelText('Search'), 'sound');
    await waitFor(() => {
      expect(location.hash).toBe('#/?q=sound&by=yuna&sort=title');
    });
    expect(screen.getByLabelText('Search')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Sound Designer' }));
    await user.click(await screen.findByRole('link', { name: /All positions/u }));
    expect(await screen.findByLabelText('Search')).toHaveValue('sound');
    expect(screen.getByLabelText('Sort by')).toHaveValue('title');
    expect(titles()).toEqual(['Sound Designer']);
  });

  it('has words that were typed just before a position is opened', async () => {
    const user = showDesk(aService());
    await user.type(await screen.findByLabelText('Search'), 'prog');
    await user.click(screen.getByRole('link', { name: 'Programmer' }));
    await user.click(await screen.findByRole('link', { name: /All positions/u }));
    expect(await screen.findByLabelText('Search')).toHaveValue('prog');
  });
});

describe('a new position', () => {
  it('begins with an address of its title, and opens', async () => {
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

  it('has no address while somebody writes another one', async () => {
    const user = showDesk(aService());
    await user.click(await screen.findByRole('button', { name: 'New position' }));
    await user.type(screen.getByLabelText('Title'), 'Stage Artist');
    const address = screen.getByLabelText('Address');
    expect(address).toHaveValue('stage-artist');
    await user.clear(address);
    expect(address).toHaveValue('');
    await user.type(address, 'stage');
    expect(address).toHaveValue('stage');
  });

  it('is refused where its address is taken', async () => {
    const user = showDesk(aService());
    await user.click(await screen.findByRole('button', { name: 'New position' }));
    await user.type(screen.getByLabelText('Title'), 'Sound{Enter}');
    expect(await screen.findByText('This name or address is already taken.')).toBeInTheDocument();
  });
});
