import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { today } from '../../lib/days';
import { showDesk } from '../../test/render';
import { aBegunEntry, anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const draft = { jobDescription: '<h3>The studio</h3>', insurance: 'Social insurance' };
const aTemplate = {
  ...aPosition('t', {
    en: aMissingEntry,
    jp: { ...aBegunEntry, title: null, date: null, draft },
  }),
  template: 'Developers (2027)',
};
const aService = () =>
  new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }), aTemplate);

const dialog = () => within(screen.getByRole('dialog'));

describe('templates', () => {
  it('are listed apart from positions, each with its languages', async () => {
    const user = showDesk(aService());
    await screen.findByRole('link', { name: 'Sound Designer' });
    expect(screen.getByText('1 of 1')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Templates' }));
    const list = within(await screen.findByRole('list', { name: 'Templates' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link', { name: 'Developers (2027)' })).toBeInTheDocument();
    expect(list.getByText('Japanese')).toBeInTheDocument();
  });

  it('are what a position begins with, in their languages and on the day of now', async () => {
    const service = aService();
    const user = showDesk(service);
    await user.click(await screen.findByRole('button', { name: 'New position' }));
    await user.selectOptions(dialog().getByLabelText('Begin with'), 'Developers (2027)');
    const languages = dialog().getByLabelText('Language of the text');
    expect(within(languages).getAllByRole('option')).toHaveLength(1);
    await user.type(dialog().getByLabelText('Title'), 'Artist');
    await user.click(dialog().getByRole('button', { name: 'Create' }));
    await waitFor(() => {
      expect(service.positions.get('artist')?.locales['jp']?.draft).toEqual({
        ...draft,
        title: 'Artist',
        date: today(),
      });
    });
    expect(service.positions.get('artist')?.locales['en']).toBe(aMissingEntry);
  });

  it('are made of a position as it is written now', async () => {
    const service = aService();
    const user = showDesk(service, '/#/position/sound');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save as template…' }));
    const name = dialog().getByLabelText('Name of the template');
    expect(name).toHaveValue('Sound Designer');
    await user.clear(name);
    await user.type(name, 'Developers (2027)');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/already taken/u)).toBeInTheDocument();
    await user.type(name, '!');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved as the template/u)).toBeInTheDocument();
    expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Designer!');
    const made = [...service.positions.values()].at(-1);
    expect(made?.template).toBe('Developers (2027)!');
    expect(made?.locales['en']?.draft).not.toHaveProperty('title');
  });

  it('begin empty in a language', async () => {
    const service = aService();
    const user = showDesk(service, '/#/templates');
    await user.click(await screen.findByRole('button', { name: 'New template' }));
    await user.type(dialog().getByLabelText('Name of the template'), 'Artists');
    await user.selectOptions(dialog().getByLabelText('Language of the text'), 'Japanese');
    await user.click(dialog().getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'Artists' })).toBeInTheDocument();
    expect([...service.positions.values()].at(-1)?.locales['jp']?.draft).toEqual({});
  });
});

describe('a template', () => {
  it('is written like a position, and has nothing that leads to visitors', async () => {
    const service = aService();
    service.role = 'owner';
    const user = showDesk(service, '/#/position/t');
    expect(await screen.findByRole('heading', { name: 'Developers (2027)' })).toBeInTheDocument();
    const japanese = within(screen.getByRole('region', { name: 'Japanese' }));
    await user.click(japanese.getByText('Working conditions'));
    await user.type(japanese.getByLabelText('Breaks'), '60');
    await waitFor(() => {
      expect(service.positions.get('t')?.locales['jp']?.draft).toEqual({ ...draft, breaks: '60' });
    });
    for (const name of [/^Publish/u, /^Schedule/u, /^Request review/u, /^Discard/u, /address/u])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText('Date')).toBeNull();
    expect(screen.queryByText(/^For search engines/u)).toBeNull();
    expect(japanese.getByRole('button', { name: 'History of Japanese' })).toBeInTheDocument();
  });

  it('gets another language without a day', async () => {
    const service = aService();
    const user = showDesk(service, '/#/position/t');
    await user.click(await screen.findByRole('button', { name: 'Add English version' }));
    await waitFor(() => {
      expect(service.positions.get('t')?.locales['en']?.draft).toEqual({});
    });
    expect(screen.getByRole('button', { name: 'Discard changes of Japanese' })).toBeInTheDocument();
  });

  it('gets another name', async () => {
    const service = aService();
    const user = showDesk(service, '/#/position/t');
    await user.click(await screen.findByRole('button', { name: 'Rename…' }));
    const name = dialog().getByLabelText('Name of the template');
    await user.clear(name);
    await user.type(name, 'Engineers');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Engineers' })).toBeInTheDocument();
  });

  it('is deleted after a question, and comes back from the notice and from the trash', async () => {
    const service = aService();
    const user = showDesk(service, '/#/position/t');
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(dialog().getByText(/stay as they are/u)).toBeInTheDocument();
      await user.click(dialog().getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(/^There are no templates yet/u)).toBeInTheDocument();
    };
    await remove();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('link', { name: 'Developers (2027)' }));
    await remove();
    await user.click(screen.getByRole('link', { name: 'All positions' }));
    await user.click(await screen.findByRole('link', { name: 'Trash' }));
    expect(await screen.findByText(/^Template · Deleted/u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore Developers (2027)' }));
    expect(await screen.findByText(/“Developers \(2027\)” has been restored/u)).toBeInTheDocument();
  });

  it('is used and written by editors, and not deleted', async () => {
    const service = aService();
    service.role = 'editor';
    const user = showDesk(service, '/#/position/t');
    await user.click(await screen.findByRole('button', { name: 'New position' }));
    expect(dialog().getByLabelText('Title')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Rename…' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
