import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Comment } from '../../api/comments';
import { renewComments } from '../../data/comments';
import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';
import { Refused } from '../../test/wire';

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

const aWord = (by: string) => ({ by, at: '2026-01-31T09:00:00.000Z', note: `Said by ${by}` });

async function open(...comments: Comment[]) {
  const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
  service.comments = { revision: comments.length, comments };
  const user = showDesk(service, '/#/position/sound');
  await screen.findByRole('heading', { name: 'Sound Designer' });
  return { service, user };
}

const english = () => within(screen.getByRole('region', { name: 'English' }));
const panel = async () =>
  within(await english().findByRole('region', { name: 'Comments: English' }));

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
  expect(english().queryByRole('region', { name: 'Comments: English' })).toBeNull();
});

it('keeps a reply that is written while somebody else resolves the comment, or opens it again', async () => {
  const { service, user } = await open(aComment(1, {}), aComment(2, {}));
  const comments = await panel();
  await user.click(comments.getAllByRole('button', { name: 'Reply to emma' })[0] as HTMLElement);
  await user.type(comments.getByRole('textbox', { name: 'Reply to emma' }), 'Not');
  const resolved = { by: 'yuna', at: '2026-01-31T09:00:00.000Z' };
  const others = [aComment(1, { resolved }), aComment(2, {})];
  for (const [revision, all] of [others, [aComment(1, {}), aComment(2, {})]].entries()) {
    service.comments = { revision: revision + 3, comments: all };
    await renewComments('sound');
    await waitFor(() => {
      expect(comments.queryAllByText(/^Resolved by yuna, /u)).toHaveLength(1 - revision);
    });
    expect(comments.getByRole('textbox', { name: 'Reply to emma' })).toHaveFocus();
    await user.keyboard(' yet.');
  }
  expect(comments.getByRole('textbox', { name: 'Reply to emma' })).toHaveValue('Not yet. yet.');
  expect(comments.queryByText(/^Resolved: /u)).toBeNull();
});

it('has the focus where somebody works', async () => {
  const { user } = await open(aComment(1, {}), aComment(2, { said: aWord('yuna') }));
  const comments = await panel();
  const thread = (note: string) => comments.getByText(note).closest('li');
  await user.click(comments.getByRole('button', { name: 'Reply to yuna' }));
  expect(comments.getByLabelText('Reply to yuna')).toHaveFocus();
  await user.click(comments.getByRole('button', { name: 'Cancel' }));
  expect(thread('Said by yuna')).toHaveFocus();
  await user.click(comments.getByRole('button', { name: 'Reply to yuna' }));
  await user.keyboard('Yes.');
  await user.click(comments.getByRole('button', { name: 'Reply' }));
  await comments.findByText('Yes.');
  await waitFor(() => {
    expect(thread('Said by yuna')).toHaveFocus();
  });
  await user.click(comments.getByRole('button', { name: 'Resolve the comment by yuna' }));
  const folded = await comments.findByText('Resolved: 1');
  await waitFor(() => {
    expect(folded).toHaveFocus();
  });
  await user.click(folded);
  await user.click(comments.getByRole('button', { name: 'Reopen the comment by yuna' }));
  await waitFor(() => {
    expect(comments.queryByText('Resolved: 1')).toBeNull();
    expect(thread('Said by yuna')).toHaveFocus();
  });
});

it('says when the comments cannot be loaded, and tries again', async () => {
  const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
  service.comments = { revision: 1, comments: [aComment(1, {})] };
  let isRefused = true;
  service.routes.unshift([
    /^GET \/positions\/[^/]+\/comments$/u,
    () => {
      if (isRefused) throw new Refused(403, { code: 'forbidden' });
      return service.comments;
    },
  ]);
  const user = showDesk(service, '/#/position/sound');
  await screen.findByRole('heading', { name: 'Sound Designer' });
  const comments = await panel();
  expect(await comments.findByText(/^The comments could not be loaded\./u)).toBeInTheDocument();
  isRefused = false;
  await user.click(comments.getByRole('button', { name: 'Try again' }));
  expect(await english().findByText('Remark 1')).toBeInTheDocument();
  expect(screen.queryByText(/^The comments could not be loaded\./u)).toBeNull();
});
