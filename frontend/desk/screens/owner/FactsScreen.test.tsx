import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { FakeService } from '../../test/service';

const anOwner = () => {
  const service = new FakeService();
  service.role = 'owner';
  return service;
};
const save = () => screen.getByRole('button', { name: 'Save company info' });

describe('the facts', () => {
  it('are changed beside what the form does not know', async () => {
    const service = anOwner();
    const user = showDesk(service, '/#/facts');
    const support = await screen.findByLabelText('For everybody');
    await user.clear(support);
    await user.type(support, 'c@example.com');
    await user.type(screen.getByLabelText('Page in the store'), 'https://store.example/1');
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    await user.type(screen.getByLabelText('Name'), 'X');
    await user.type(screen.getByLabelText('Address'), 'https://x.example/');
    await user.click(save());
    expect(await screen.findByText(/^Saved/u)).toBeInTheDocument();
    expect(service.facts.facts).toEqual({
      email: { support: 'c@example.com', recruit: { default: 'b@example.com', jp: null } },
      game: {
        videos: { mashUp: [null, 'abcdefghijk'] },
        store: { url: 'https://store.example/1' },
      },
      later: { entry: 1 },
      social: [{ name: 'X', url: 'https://x.example/' }],
    });
  });

  it('differ by language, or have one value for all', async () => {
    const service = anOwner();
    const user = showDesk(service, '/#/facts');
    const recruit = await screen.findByRole('group', { name: 'For applicants' });
    expect(within(recruit).getByText('None in this language.')).toBeInTheDocument();
    await user.type(within(recruit).getByLabelText('Korean'), 'k@example.com');
    await user.click(
      within(recruit).getByRole('button', { name: 'Same as the other languages: Japanese' }),
    );
    await user.click(save());
    await screen.findByText(/^Saved/u);
    expect(service.facts.facts['email']).toMatchObject({
      recruit: { default: 'b@example.com', kr: 'k@example.com' },
    });
    await user.click(screen.getByRole('button', { name: 'One for all languages: For applicants' }));
    expect(screen.getByLabelText('For applicants')).toHaveValue('b@example.com');
    await user.click(screen.getByRole('button', { name: 'By language: For applicants' }));
    expect(screen.getByRole('group', { name: 'For applicants' })).toBeInTheDocument();
  });

  it('that are refused have the reason beside the field, and stay', async () => {
    const user = showDesk(anOwner(), '/#/facts');
    const support = await screen.findByLabelText('For everybody');
    await user.clear(support);
    await user.type(support, 'nobody');
    await user.click(save());
    expect(await screen.findByText('“nobody” is not an e-mail address.')).toBeInTheDocument();
    expect(support).toBeInvalid();
    expect(support).toHaveValue('nobody');
  });

  it('of somebody else are not overwritten without being asked', async () => {
    const service = anOwner();
    const user = showDesk(service, '/#/facts');
    const support = await screen.findByLabelText('For everybody');
    await user.clear(support);
    service.facts = {
      ...service.facts,
      revision: 'b',
      facts: { email: { support: 'z@example.com' } },
    };
    await user.click(save());
    expect(
      await screen.findByText('Someone else changed the file in the meantime.'),
    ).toBeInTheDocument();
    expect(service.facts.facts['email']).toEqual({ support: 'z@example.com' });
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(await screen.findByLabelText('For everybody')).toHaveValue('z@example.com');
  });

  it('that the site cannot show are saved, and said to be so where they were saved', async () => {
    const service = anOwner();
    service.facts = { ...service.facts, notLive: 'the page /mashup cannot be rendered' };
    const user = showDesk(service, '/#/facts');
    expect(await screen.findByText('the page /mashup cannot be rendered')).toBeInTheDocument();
    const said = screen.queryAllByText(/^Saved/u).length;
    await user.type(screen.getByLabelText('For everybody'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save company info' }));
    await waitFor(() => {
      expect(service.facts.facts['email']).toMatchObject({ support: 'a@example.comx' });
    });
    expect(screen.getByText('the page /mashup cannot be rendered')).toBeInTheDocument();
    expect(screen.queryAllByText(/^Saved/u).length).toBeLessThanOrEqual(said);
  });

  it('in a file that cannot be written are shown alone', async () => {
    const service = anOwner();
    service.facts = { ...service.facts, isWritable: false };
    showDesk(service, '/#/facts');
    expect(await screen.findByText(/cannot be written/u)).toBeInTheDocument();
    expect(screen.getByLabelText('For everybody')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save company info' })).toBeNull();
  });
});
