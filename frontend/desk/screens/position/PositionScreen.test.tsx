import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const aService = () => new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
const english = () => within(screen.getByRole('region', { name: 'English' }));
const bar = () => within(screen.getByRole('region', { name: 'Writing' }));
const japanese = () => within(screen.getByRole('region', { name: 'Japanese' }));

async function open(service: FakeService) {
  const user = showDesk(service, '/#/position/sound');
  await screen.findByRole('heading', { name: 'Sound Designer' });
  return user;
}

describe('a text', () => {
  it('is saved as it is written, and the other language stays as it is', async () => {
    const service = aService();
    const user = await open(service);
    await user.type(english().getByLabelText('Title'), ' II');
    expect(bar().getByText('Not saved yet')).toBeInTheDocument();
    expect(await bar().findByText(/^Saved at /u, {}, { timeout: 3000 })).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Designer II');
    expect(service.positions.get('sound')?.locales['jp']).toBe(aMissingEntry);
  });

  it('begins in another language with what is the same in all', async () => {
    const service = aService();
    const user = await open(service);
    await user.click(japanese().getByRole('button', { name: 'Add Japanese version' }));
    await user.type(japanese().getByLabelText('Title'), 'サウンドデザイナー');
    await waitFor(
      () => {
        expect(service.positions.get('sound')?.locales['jp']?.draft).toEqual({
          title: 'サウンドデザイナー',
          date: '2026-01-31',
        });
      },
      { timeout: 3000 },
    );
  });

  it('is kept when the session ends, and saved after the log-in in its place', async () => {
    const service = aService();
    const user = await open(service);
    service.isLoggedIn = false;
    await user.type(english().getByLabelText('Title'), '!');
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }, { timeout: 3000 }));
    expect(english().getByLabelText('Title')).toHaveValue('Sound Designer!');
    await user.type(dialog.getByLabelText('Password'), 'a good sentence{Enter}');
    expect(await bar().findByText(/^Saved at /u)).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Designer!');
  });

  it('shows whose change it met, and lets the writer choose', async () => {
    const service = aService();
    const user = await open(service);
    service.changeElsewhere('sound', 'en', { title: 'Sound Engineer' });
    await user.type(english().getByLabelText('Title'), '!');
    const panel = within(
      await screen.findByRole('group', { name: /^yuna changed/u }, { timeout: 3000 }),
    );
    expect(panel.getByText('Sound Engineer')).toBeInTheDocument();
    expect(panel.getByText('Sound Designer!')).toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Choose' }));
    expect(screen.getByRole('group', { name: /^yuna changed/u })).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Keep mine: Title' }));
    expect(await bar().findByText(/^Saved at /u)).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Designer!');
  });

  it('of a position that was deleted meanwhile is saved as a new one', async () => {
    const service = aService();
    const user = await open(service);
    service.positions.delete('sound');
    await user.type(english().getByLabelText('Title'), '!');
    await user.click(await bar().findByRole('button', { name: 'Save as a new position' }));
    expect(await screen.findByText('Saved as a new position.')).toBeInTheDocument();
    expect(service.positions.get('sound-designer')?.locales['en']?.draft?.title).toBe(
      'Sound Designer!',
    );
  });

  it('of a position that was deleted goes along in every language that is not saved', async () => {
    const service = aService();
    const user = await open(service);
    service.positions.delete('sound');
    await user.click(japanese().getByRole('button', { name: /^Add/u }));
    await user.type(japanese().getByLabelText('Title'), '音');
    await user.type(english().getByLabelText('Title'), '!');
    await user.click(await bar().findByRole('button', { name: 'Save as a new position' }));
    expect(await screen.findByText('Saved as a new position.')).toBeInTheDocument();
    const made = service.positions.get('sound-designer')?.locales;
    expect(made?.['jp']?.draft?.title).toBe('音');
    expect(made?.['en']?.draft?.title).toBe('Sound Designer!');
  });

  it('says which field the service refuses', async () => {
    const user = await open(aService());
    const title = english().getByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'refused');
    await waitFor(
      () => {
        expect(title).toHaveAccessibleDescription('This is empty.');
      },
      { timeout: 3000 },
    );
  });

  it('warns of what search engines miss', async () => {
    const user = await open(aService());
    await user.click(english().getByText('For search engines: 3'));
    expect(english().getByText('Naming the contract is recommended.')).toBeInTheDocument();
  });
});

describe('the conditions of work', () => {
  const inJapanese = () =>
    new FakeService(
      aPosition('sound', {
        en: anEntry,
        jp: { ...anEntry, draft: { title: '音', workHours: '10:00–19:00' } },
      }),
    );

  it('are a folded group, open where one is filled in, and saved as they are written', async () => {
    const service = inJapanese();
    const user = await open(service);
    const group = (column: ReturnType<typeof english>) =>
      column.getByText('Working conditions').closest('details');
    expect(group(english())).not.toHaveAttribute('open');
    expect(group(japanese())).toHaveAttribute('open');
    expect(japanese().getByLabelText('Working hours')).toHaveValue('10:00–19:00');
    await user.type(japanese().getByLabelText('Breaks'), '60');
    expect(await bar().findByText(/^Saved at /u, {}, { timeout: 3000 })).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['jp']?.draft?.breaks).toBe('60');
  });

  it('are advised in Japanese, with their source and the way to each', async () => {
    const user = await open(inJapanese());
    expect(english().queryByText(/^Employment Security Act/u)).toBeNull();
    const summary = japanese().getByText('Employment Security Act (Japan): 12');
    await user.click(summary);
    const advice = summary.closest('details') ?? summary;
    expect(within(advice).getAllByRole('listitem')).toHaveLength(12);
    expect(japanese().getByText(/Article 5-3/u)).toBeInTheDocument();
    await user.click(japanese().getByRole('button', { name: 'Trial period' }));
    expect(japanese().getByLabelText('Trial period')).toHaveFocus();
    // It keeps no one from publishing.
    expect(bar().getByRole('button', { name: /^Publish/u })).toBeEnabled();
  });

  it('are advised in every language for work in Japan', async () => {
    const draft = { ...anEntry.draft, place: 'Tokyo', placeCountry: 'JP' };
    await open(
      new FakeService(aPosition('sound', { en: { ...anEntry, draft }, jp: aMissingEntry })),
    );
    expect(english().getByText('Employment Security Act (Japan): 12')).toBeInTheDocument();
  });

  it('come with a line where what visitors see is late, or has long been the same', async () => {
    const seen = { ...anEntry, state: 'changed' as const, isPublished: true, published: {} };
    const late = { ...seen, closingDate: '2026-01-31' };
    await open(new FakeService(aPosition('sound', { en: late, jp: seen })));
    expect(english().getByText(/^The closing date has passed, and visitors/u)).toBeInTheDocument();
    expect(japanese().getByText(/^This has not changed for \d+ weeks\./u)).toBeInTheDocument();
  });
});

describe('the publication', () => {
  it('is of one language, of what is written last', async () => {
    const service = aService();
    const user = await open(service);
    await user.type(english().getByLabelText('Title'), '!');
    await user.click(bar().getByRole('button', { name: 'Publish English' }));
    expect(await english().findByText('Published')).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['en']?.published?.title).toBe('Sound Designer!');
    expect(screen.getByText('Published in English.')).toBeInTheDocument();
  });

  it('is offered to no editor', async () => {
    const service = aService();
    service.role = 'editor';
    await open(service);
    expect(screen.queryByRole('button', { name: /Publish|Schedule|Delete/u })).toBeNull();
  });

  it('has a time', async () => {
    const service = aService();
    const user = await open(service);
    await user.click(english().getByRole('button', { name: 'Schedule English' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule' }));
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText(/^Enter at least one time/u)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Publish at'), '2030-01-01T09:00');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await english().findByText('Scheduled')).toBeInTheDocument();
  });
});

describe('a position', () => {
  it('is deleted, and had back by the undo', async () => {
    const service = aService();
    const user = await open(service);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Sound Designer”?' }));
    expect(dialog.getByText(/It is not on the site/u)).toBeInTheDocument();
    expect(service.positions.size).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Sound Designer is deleted.')).toBeInTheDocument();
    expect(service.positions.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Sound Designer' })).toBeInTheDocument();
  });

  it('shows who else is here, and who writes where', async () => {
    const service = aService();
    const since = '2026-01-01T00:00:00Z';
    service.others = [
      { name: 'ren', locale: 'en', field: '', isWriting: false, since },
      { name: 'yuna', locale: 'jp', field: 'jobDescription', isWriting: true, since },
    ];
    await open(service);
    const said = 'ren has English open. yuna is writing in Japanese: What you do.';
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('that is gone says so', async () => {
    showDesk(new FakeService(), '/#/position/none');
    expect(await screen.findByText(/This no longer exists/u)).toBeInTheDocument();
  });
});
