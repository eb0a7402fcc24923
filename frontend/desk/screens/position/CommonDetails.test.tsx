import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Post } from '../../api/types';
import { showDesk } from '../../test/render';
import { aBegunEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const entry = (draft: Post) => ({ ...aBegunEntry, draft: { ...aBegunEntry.draft, ...draft } });
const serviceWith = (en: Post, jp: Post) =>
  new FakeService(aPosition('sound', { en: entry(en), jp: entry(jp) }));

async function open(service: FakeService) {
  const user = showDesk(service, '/#/position/sound');
  const summary = await screen.findByText('Details for all languages');
  await user.click(summary);
  const panel = summary.closest('details');
  if (panel === null) throw new Error('the details have no panel');
  return { user, panel: within(panel), summary: panel.querySelector('summary') };
}

/** What is saved of a field in both languages. */
const saved = (service: FakeService, field: keyof Post) =>
  ['en', 'jp'].map((locale) => service.positions.get('sound')?.locales[locale]?.draft?.[field]);

describe('the details of a position', () => {
  it('are written once, into every language', async () => {
    const service = serviceWith({}, {});
    const { user, panel, summary } = await open(service);
    await user.selectOptions(panel.getByLabelText('Contract'), 'Full-time');
    expect(summary).toHaveTextContent('Full-time');
    await waitFor(
      () => {
        expect(saved(service, 'employmentType')).toEqual(['FULL_TIME', 'FULL_TIME']);
      },
      { timeout: 3000 },
    );
  });

  it('show in which language they differ, and lead to either value', async () => {
    const service = serviceWith({ remote: 'FULL' }, { remote: 'NONE' });
    const { user, panel, summary } = await open(service);
    expect(summary).toHaveTextContent('Differs: Remote work (Japanese)');
    const own = within(panel.getByRole('group', { name: 'Remote work: Japanese only' }));
    expect(own.getByLabelText('Remote work: Japanese only')).toHaveValue('NONE');
    await user.click(
      own.getByRole('button', { name: 'Use in all languages: Remote work of Japanese' }),
    );
    expect(summary).not.toHaveTextContent('Differs');
    await waitFor(
      () => {
        expect(saved(service, 'remote')).toEqual(['NONE', 'NONE']);
      },
      { timeout: 3000 },
    );
  });

  it('have an exception in one language, which stays until it is taken back', async () => {
    const service = serviceWith({ remote: 'FULL' }, { remote: 'FULL' });
    const { user, panel, summary } = await open(service);
    await user.selectOptions(
      panel.getByLabelText('A different value in one language'),
      'Remote work: English only',
    );
    await user.click(panel.getByRole('button', { name: 'Add' }));
    const own = within(panel.getByRole('group', { name: 'Remote work: English only' }));
    await user.selectOptions(own.getByLabelText('Remote work: English only'), 'On site');
    expect(summary).toHaveTextContent('Differs: Remote work (English)');
    // What passes by the same value takes nothing with it.
    await user.selectOptions(panel.getByLabelText('Remote work'), 'On site');
    await user.selectOptions(panel.getByLabelText('Remote work'), 'Partly remote');
    await waitFor(
      () => {
        expect(saved(service, 'remote')).toEqual(['NONE', 'PARTLY']);
      },
      { timeout: 3000 },
    );
    await user.click(
      own.getByRole('button', { name: 'Use the common value: Remote work, English' }),
    );
    expect(panel.queryByRole('group', { name: 'Remote work: English only' })).toBeNull();
    await waitFor(
      () => {
        expect(saved(service, 'remote')).toEqual(['PARTLY', 'PARTLY']);
      },
      { timeout: 3000 },
    );
  });

  it('leave the words of a pay to each language', async () => {
    const service = serviceWith({}, {});
    const { user, panel } = await open(service);
    await user.selectOptions(panel.getByLabelText('Pay shown as'), 'Text');
    const japanese = within(screen.getByRole('region', { name: 'Japanese' }));
    await user.type(japanese.getByLabelText('Pay'), '1曲');
    await waitFor(
      () => {
        expect(saved(service, 'pay')).toEqual(['', '1曲']);
      },
      { timeout: 3000 },
    );
    expect(panel.queryByText(/^Differs/u)).toBeNull();
  });

  it('come back with the words of each language when a kind is chosen again', async () => {
    const words = { en: 'per song', jp: '1曲ごと' };
    const from = { en: ['Japan'], jp: ['日本'] };
    const service = serviceWith(
      { pay: words.en, remote: 'FULL', remoteFrom: from.en },
      { pay: words.jp, remote: 'FULL', remoteFrom: from.jp },
    );
    const { user, panel } = await open(service);
    const [kinds, remotes] = [
      panel.getByLabelText('Pay shown as'),
      panel.getByLabelText('Remote work'),
    ];
    await user.selectOptions(kinds, 'Not specified');
    await user.selectOptions(remotes, 'Partly remote');
    await waitFor(
      () => {
        expect(saved(service, 'pay')).toEqual([null, null]);
        expect(saved(service, 'remoteFrom')).toEqual([null, null]);
      },
      { timeout: 3000 },
    );
    await user.selectOptions(kinds, 'Text');
    await user.selectOptions(remotes, 'Fully remote');
    await waitFor(
      () => {
        expect(saved(service, 'pay')).toEqual([words.en, words.jp]);
        expect(saved(service, 'remoteFrom')).toEqual([from.en, from.jp]);
      },
      { timeout: 3000 },
    );
  });

  it('keep the country of a place that is written anew', async () => {
    const service = serviceWith({ place: 'Seoul', placeCountry: 'KR' }, {});
    const { user } = await open(service);
    const english = within(screen.getByRole('region', { name: 'English' }));
    await user.clear(english.getByLabelText('Place'));
    await waitFor(
      () => {
        expect(saved(service, 'placeCountry')[0]).toBeNull();
      },
      { timeout: 3000 },
    );
    await user.type(english.getByLabelText('Place'), 'Busan');
    await waitFor(
      () => {
        expect([saved(service, 'place')[0], saved(service, 'placeCountry')[0]]).toEqual([
          'Busan',
          'KR',
        ]);
      },
      { timeout: 3000 },
    );
  });

  it('have a country by its name and amounts with separators', async () => {
    const pay = { currency: 'JPY', unit: 'YEAR', min: 5_000_000, max: 8_000_000 } as const;
    const post = { place: 'Seoul', placeCountry: 'JP', pay };
    const service = serviceWith(post, post);
    const { user, panel } = await open(service);
    const from = panel.getByLabelText('From');
    expect(from).toHaveValue('5,000,000');
    await user.clear(from);
    await user.type(from, '6000000');
    // Nothing moves below the caret.
    expect(from).toHaveValue('6000000');
    await user.selectOptions(panel.getByLabelText('Country'), 'South Korea');
    expect(from).toHaveValue('6,000,000');
    await waitFor(
      () => {
        expect(saved(service, 'placeCountry')).toEqual(['KR', 'KR']);
      },
      { timeout: 3000 },
    );
    expect(saved(service, 'pay')).toEqual([
      { ...pay, min: 6_000_000 },
      { ...pay, min: 6_000_000 },
    ]);
  });

  it('are not changed by editors while a language waits for its time', async () => {
    const service = serviceWith({}, {});
    service.role = 'editor';
    const position = service.positions.get('sound');
    const jp = { ...entry({}), state: 'scheduled' as const, publishAt: '2030-01-01T00:00:00.000Z' };
    service.positions.set('sound', aPosition('sound', { ...position?.locales, jp }));
    const { panel } = await open(service);
    expect(panel.getByLabelText('Contract')).toBeDisabled();
    expect(panel.getByText(/^A language is scheduled/u)).toBeInTheDocument();
  });
});
