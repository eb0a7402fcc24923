import { readFileSync } from 'node:fs';
import path from 'node:path';

import { screen, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';
import { clearNotice } from '../../ui/Notices';

beforeEach(clearNotice);

const aService = () => new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));

const fileOf = (name: string) =>
  new File([readFileSync(path.resolve(import.meta.dirname, '../../test/files', name))], name);

const csv = (text: string) => new File([text], 'positions.csv', { type: 'text/csv' });

type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, file: File) {
  await user.upload(await screen.findByLabelText('File'), file);
  return within(await screen.findByRole('list', { name: 'Preview' }));
}

it('reads a Japanese spreadsheet, refuses a row by its reason, and makes a draft of the other', async () => {
  const service = aService();
  const user = showDesk(service, '/#/import');
  const rows = await choose(user, fileOf('hrmos-cp932.csv'));
  expect(screen.getByLabelText('Encoding')).toHaveValue('shift_jis');
  // A place needs a country, which the file does not say.
  expect(rows.getAllByText('Cannot be imported')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Country of places without one'), 'Japan');
  expect(screen.getByLabelText('Language of the texts')).toHaveValue('jp');
  const good = within(await screen.findByRole('list', { name: 'Preview' }));
  expect(await good.findByText('New draft')).toBeInTheDocument();
  expect(good.getByText(/^Closing date: Enter a date that exists/u)).toBeInTheDocument();
  expect(good.getByRole('checkbox', { name: /高崎|髙崎/u })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Create 1 draft' }));
  expect(await screen.findByText('1 draft is created.')).toBeInTheDocument();
  const made = [...service.positions.values()].at(-1)?.locales['jp']?.draft;
  expect(made).toMatchObject({
    title: 'サウンドデザイナー',
    importId: 'J-0001',
    employmentType: 'FULL_TIME',
    placeCountry: 'JP',
    jobDescription: '<ul><li>効果音の制作</li><li>楽曲に合わせた演出の調整</li></ul>',
  });
  expect(service.calls.filter((call) => /actions/u.test(call))).toEqual([]);
  // The same file again is recognised.
  expect(await screen.findByText(/^Already here: サウンドデザイナー/u)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Create/u })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Preview' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Import サウンドデザイナー' }));
  expect(screen.getByRole('button', { name: 'Create 1 draft' })).toBeInTheDocument();
});

it('adds a language to what was imported in another one, also within one file', async () => {
  const service = aService();
  const user = showDesk(service, '/#/import');
  const lines = 'id,title,language\n1,Artist,en\n1,アーティスト,ja\n';
  const rows = await choose(user, csv(lines));
  expect(rows.getAllByText('New draft')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Create 2 drafts' }));
  expect(await screen.findByText('2 drafts are created.')).toBeInTheDocument();
  expect(service.positions.get('artist')?.locales['jp']?.draft?.title).toBe('アーティスト');
  expect(service.positions.size).toBe(2);
});

it('leaves a column out or puts it to another use', async () => {
  const user = showDesk(aService(), '/#/import');
  await choose(user, csv('title,misc\nArtist,Paint\n'));
  await user.selectOptions(screen.getByLabelText('misc'), 'What you need');
  await user.click(await screen.findByText('What it becomes'));
  const fields = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(fields).toEqual(['Title', 'What you need', 'Date']);
  await user.selectOptions(screen.getByLabelText('misc'), 'Title');
  expect(screen.getByLabelText('title')).toHaveValue('');
  expect(await screen.findByRole('checkbox', { name: 'Import Paint' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('misc'), 'Leave out');
  expect(await screen.findByText('Title: This is missing.')).toBeInTheDocument();
});

it('says what is no table, and what is too long for a post', async () => {
  const user = showDesk(aService(), '/#/import');
  const file = await screen.findByLabelText('File');
  await user.upload(file, csv('title\n"Artist\n'));
  expect(await screen.findByText(/^A quotation mark in this CSV/u)).toBeInTheDocument();
  const rows = await choose(user, csv(`title,description\nArtist,${'a'.repeat(900_000)}\n`));
  expect(rows.getByText('This is too long.')).toBeInTheDocument();
});

it('reads a public board, and says where there is none', async () => {
  const service = aService();
  const user = showDesk(service, '/#/import');
  const board = await screen.findByLabelText('Greenhouse job board');
  await user.type(board, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Get the jobs' }));
  expect(
    await screen.findByText('Greenhouse has no public board of this name.'),
  ).toBeInTheDocument();
  await user.clear(board);
  await user.type(board, 'down');
  await user.click(screen.getByRole('button', { name: 'Get the jobs' }));
  expect(await screen.findByText(/^Greenhouse is not giving its jobs/u)).toBeInTheDocument();
  await user.clear(board);
  await user.type(board, 'https://boards.greenhouse.io/vaulttec');
  await user.click(screen.getByRole('button', { name: 'Get the jobs' }));
  await screen.findByText('Place: A place needs its country too.');
  await user.selectOptions(screen.getByLabelText('location.name'), 'Leave out');
  await user.click(await screen.findByRole('button', { name: 'Create 1 draft' }));
  expect(await screen.findByText('1 draft is created.')).toBeInTheDocument();
  expect(service.positions.get('vault-designer')?.locales['en']?.draft).toMatchObject({
    importId: 'greenhouse 127817',
    jobDescription: '<p>Vaults</p>',
  });
});

it('says which rows were not made, and stops where the service has had enough', async () => {
  const service = aService();
  const user = showDesk(service, '/#/import');
  await choose(user, csv('title\nZero\nOne\nTwo\nThree\nFour\n'));
  const box = (title: string) => screen.getByRole('checkbox', { name: `Import ${title}` });
  for (const title of ['Zero', 'Zero', 'Four']) await user.click(box(title));
  service.routes.unshift([
    /^POST \/positions$/u,
    ({ body }) => {
      const { title } = body['post'] as { title: string };
      if (title === 'Zero') {
        const made = aPosition('zero', { en: { ...anEntry, title } });
        service.positions.set(made.id, made);
        return made;
      }
      const isFirst = title === 'One';
      const error = isFirst ? { code: 'failed' } : { code: 'tooMany' };
      return Response.json({ error: { message: '', ...error } }, { status: isFirst ? 500 : 429 });
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Create 4 drafts' }));
  expect(await screen.findByText(/^Row 2 is not imported: Something failed/u)).toBeInTheDocument();
  expect(screen.getByText(/^Row 3 is not imported: Too many attempts/u)).toBeInTheDocument();
  expect(screen.getByText(/^1 more row was not sent\./u)).toBeInTheDocument();
  expect(service.calls.filter((call) => call === 'POST /positions')).toHaveLength(3);
  // What was said of rows that were not made stays.
  expect([box('Zero'), box('Four')].map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(screen.getByRole('button', { name: 'Create 3 drafts' })).toBeInTheDocument();
});

it('keeps the rows and why they were not made where they cannot be checked again', async () => {
  const service = aService();
  const user = showDesk(service, '/#/import');
  await choose(user, csv('title\nOne\n'));
  const fails = () =>
    Response.json({ error: { message: '', code: 'failed', reason: '' } }, { status: 409 });
  service.routes.unshift([/^POST \/(?:positions|imports\/check)$/u, fails]);
  await user.click(screen.getByRole('button', { name: 'Create 1 draft' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^Row 1 is not imported/u)).toBeInTheDocument();
  const rows = screen.getByRole('list', { name: 'Preview' });
  expect(rows).toHaveTextContent('One');
  expect(rows).toHaveAttribute('aria-busy', 'false');
  const posts = () => service.calls.filter((call) => call === 'POST /positions').length;
  service.routes.shift();
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Create 1 draft' }));
  expect(await screen.findByText('1 draft is created.')).toBeInTheDocument();
  expect(posts()).toBe(2);
});

it('adds to what was here before by a number without a platform only if somebody chooses it', async () => {
  const here = aPosition('old', {
    en: { ...anEntry, draft: { title: 'Old', importId: '1' } },
    jp: aMissingEntry,
  });
  const user = showDesk(new FakeService(here), '/#/import');
  const rows = await choose(user, csv('id,title,language\n1,アーティスト,ja\n'));
  expect(rows.getByText(/^Adds Japanese to /u)).toBeInTheDocument();
  expect(rows.getByRole('checkbox')).not.toBeChecked();
});
