import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { queryClient } from '../../data/queries';
import { addPreviews } from '../../test/previews';
import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const english = () => within(screen.getByRole('region', { name: 'English' }));
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const frames = () => Array.from(document.querySelectorAll('iframe'));

/** Opens the preview of a position with texts in these languages. */
async function open(jp = aMissingEntry) {
  const service = new FakeService(aPosition('sound', { en: anEntry, jp }));
  const previews = addPreviews(service);
  const user = showDesk(service, '/#/position/sound');
  await user.click(await screen.findByRole('button', { name: 'Preview English' }));
  await screen.findByTitle('The page in English');
  return { service, previews, user };
}

describe('the preview', () => {
  it('shows what is written without saving it, and the page before until the next is loaded', async () => {
    const { service, previews, user } = await open();
    fireEvent.load(screen.getByTitle('The page in English'));
    await user.type(english().getByLabelText('Title'), ' II');
    await waitFor(() => {
      expect(frames()).toHaveLength(2);
    });
    const calls = service.calls.filter((call) => /^(?:PUT|POST .*preview)/u.test(call));
    expect(calls.slice(0, 2)).toEqual(Array(2).fill('POST /positions/sound/en/preview'));
    expect(previews.posts.at(-1)?.title).toBe('Sound Designer II');
    const [old, next] = frames();
    expect([old?.dataset['loading'], next?.dataset['loading']]).toEqual(['false', 'true']);
    if (next !== undefined) fireEvent.load(next);
    expect(frames()).toEqual([next]);
  });

  it('can do nothing but show', async () => {
    await open();
    const [frame] = frames();
    expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame?.getAttribute('src')).toBe('/desk/v1/previews/0');
  });

  it('begins where somebody writes', async () => {
    const { service, previews } = await open();
    service.changeElsewhere('sound', 'en', { ...anEntry.draft, jobDescription: '<p>Music</p>' });
    fireEvent.load(screen.getByTitle('The page in English'));
    await queryClient.invalidateQueries();
    await waitFor(() => {
      expect(previews.posts.at(-1)?.jobDescription).toBe('<p>Music</p>');
      expect(frames().at(-1)?.getAttribute('src')).toBe('/desk/v1/previews/1#preview-place');
    });
  });

  it('says that there is no page now, and the text goes on', async () => {
    const { previews, user } = await open();
    previews.isDown = true;
    await user.type(english().getByLabelText('Title'), '!');
    expect(await preview().findByText(/the preview comes back by itself/u)).toBeInTheDocument();
    expect(frames()).toHaveLength(1);
    expect(await screen.findByText(/^Saved at /u, {}, { timeout: 3000 })).toBeInTheDocument();
  });

  it('is of each language that has a text, at two widths', async () => {
    const { user } = await open({ ...anEntry, draft: { title: '音' } });
    await user.click(preview().getByRole('button', { name: 'Japanese' }));
    expect(await screen.findByTitle('The page in Japanese')).toBeInTheDocument();
    await user.click(preview().getByRole('button', { name: 'Desktop' }));
    expect(frames()[0]?.parentElement?.dataset['width']).toBe('desktop');
  });

  it('is closed and gives the focus back', async () => {
    const { user } = await open();
    await user.click(preview().getByRole('button', { name: 'Close the preview' }));
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Preview English' })).toHaveFocus();
  });
});

describe('the link of a preview', () => {
  it('is made of what is saved, copied and ended', async () => {
    const { service, previews, user } = await open();
    await user.type(english().getByLabelText('Title'), '!');
    await user.click(preview().getByRole('button', { name: 'Share…' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Link to this draft/u }));
    await user.selectOptions(dialog.getByLabelText('Valid for'), '1 week');
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    const address = 'https://desk.test/preview/en/sound/token';
    expect(await dialog.findByLabelText('Link')).toHaveValue(address);
    expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Designer!');
    expect(previews.links).toEqual([{ hours: 168 }]);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(dialog.getByText('Link copied.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'End all links' }));
    expect(await dialog.findByText('All links to this draft have ended.')).toBeInTheDocument();
    expect(previews.links).toEqual([]);
  });

  it('is not offered for what is published', async () => {
    const service = new FakeService(
      aPosition('sound', {
        en: { ...anEntry, state: 'published', draft: null, published: { title: 'Sound Designer' } },
      }),
    );
    addPreviews(service);
    const user = showDesk(service, '/#/position/sound');
    await user.click(await screen.findByRole('button', { name: 'Preview English' }));
    await user.click(await preview().findByRole('button', { name: 'Share…' }));
    expect(screen.getByText(/^There is no draft in this language/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  });
});
