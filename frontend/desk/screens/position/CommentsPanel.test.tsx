import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Comment } from '../../api/comments';
import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const NOBODY = { resolved: null, replies: [] };
const aComment = (id: number, place: Partial<Comment>): Comment => ({
  id,
  locale: 'en',
  field: 'jobDescription',
  quote: '',
  lead: '',
  said: { by: 'emma', at: '2026-01-31T09:00:00.000Z', note: `Remark ${String(id)}` },
  ...NOBODY,
  ...place,
});

async function open(...comments: Comment[]) {
  const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
  service.comments = { revision: comments.length, comments };
  const user = showDesk(service, '/#/position/sound');
  await screen.findByRole('heading', { name: 'Sound Designer' });
  return { service, user };
}

const english = () => within(screen.getByRole('region', { name: 'English' }));
const panel = async () => within(await english().findByRole('region', { name: 'Comments' }));

it('begins with the words that are selected, and is there for all', async () => {
  const { service, user } = await open();
  const title = english().getByLabelText<HTMLInputElement>('Title');
  await user.click(title);
  title.setSelectionRange(6, 14);
  document.dispatchEvent(new Event('selectionchange'));
  await user.click(english().getByRole('button', { name: 'Comment on English' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Comment on English' }));
  expect(dialog.getByLabelText('Field')).toHaveValue('title');
  expect(dialog.getByText('Designer')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Comment'), 'Or engineer?');
  await user.click(dialog.getByRole('button', { name: 'Comment' }));
  expect(await (await panel()).findByText('Or engineer?')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(service.comments.comments[0]).toMatchObject({
    field: 'title',
    quote: 'Designer',
    lead: 'Sound ',
  });
});

it('is of a whole field where another one is chosen', async () => {
  const { service, user } = await open();
  await user.click(english().getByRole('button', { name: 'Comment on English' }));
  await user.selectOptions(screen.getByLabelText('Field'), 'What you need');
  await user.type(screen.getByLabelText('Comment'), 'Shorter, please.');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await (await panel()).findByText('Shorter, please.')).toBeInTheDocument();
  expect(service.comments.comments[0]).toMatchObject({ field: 'requiredSkills', quote: '' });
});

it('leads to its words, and says when they are gone', async () => {
  const { user } = await open(
    aComment(1, { field: 'title', quote: 'Designer' }),
    aComment(2, { quote: 'Sounds' }),
    aComment(3, { quote: 'Silence' }),
  );
  const comments = await panel();
  expect(comments.getAllByText('These words are no longer in the text.')).toHaveLength(1);
  await user.click(comments.getByRole('button', { name: /Title.*Designer/u }));
  const title = english().getByLabelText<HTMLInputElement>('Title');
  expect(title).toHaveFocus();
  expect([title.selectionStart, title.selectionEnd]).toEqual([6, 14]);
  await user.clear(title);
  await user.type(title, 'Sound Artist');
  await waitFor(() => {
    expect(comments.getAllByText('These words are no longer in the text.')).toHaveLength(2);
  });
});

it('is resolved and folded away, and a reply opens it again', async () => {
  const { user } = await open(aComment(1, {}));
  const comments = await panel();
  await user.click(comments.getByRole('button', { name: 'Resolve the comment by emma' }));
  expect(await comments.findByText('Resolved: 1')).toBeInTheDocument();
  expect(comments.getByText(/^Resolved by aki, /u)).toBeInTheDocument();
  await user.click(comments.getByText('Resolved: 1'));
  await user.click(comments.getByRole('button', { name: 'Reply to emma' }));
  await user.type(comments.getByLabelText('Reply to emma'), 'Not yet.');
  await user.click(comments.getByRole('button', { name: 'Reply' }));
  expect(await comments.findByText('Not yet.')).toBeInTheDocument();
  expect(comments.queryByText('Resolved: 1')).toBeNull();
});

it('is not of another language', async () => {
  await open(aComment(1, { locale: 'jp' }));
  const japanese = within(screen.getByRole('region', { name: 'Japanese' }));
  expect(await japanese.findByText('Remark 1')).toBeInTheDocument();
  expect(english().queryByRole('region', { name: 'Comments' })).toBeNull();
});
