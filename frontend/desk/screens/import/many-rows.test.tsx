import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { loadTexts } from '../../i18n/languages';
import { TextsContext } from '../../i18n/texts';
import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';
import { clearNotice } from '../../ui/Notices';
import { Columns } from './Columns';
import { loadedTable } from './useImport';
import type { Loaded } from './useImport';

const texts = await loadTexts('en');

beforeEach(clearNotice);

const aService = () => new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));

type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, file: File) {
  await user.upload(await screen.findByLabelText('File'), file);
  return within(await screen.findByRole('list', { name: 'Preview' }));
}

/** A file with so many rows. */
const many = (count: number) =>
  new File(
    [
      `id,title\n${Array.from({ length: count }, (_, at) => `${String(at + 1)},T${String(at + 1)}`).join('\n')}`,
    ],
    'many.csv',
  );

it('says before anything is sent how many rows are too many, and which ones are looked at', async () => {
  const table = {
    columns: ['title'],
    rows: Array.from({ length: 1203 }, () => ['T']),
    source: null,
  };
  const loaded = loadedTable('many.csv', table, ['en']);
  expect(loaded.part).toEqual({ first: 1, last: 500 });
  const chosen: Loaded[] = [];
  const locales = ['en'] as const;
  render(
    <TextsContext value={{ language: 'en', texts }}>
      <Columns loaded={loaded} locales={locales} onChange={(next) => chosen.push(next)} />
    </TextsContext>,
  );
  expect(screen.getByText(/^There are 1,203 rows\. Up to 500 are shown/u)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Rows'), '1,001–1,203 of 1,203');
  expect(chosen.at(-1)?.part).toEqual({ first: 1001, last: 1203 });
});

it('waits where the service takes more later, and goes on by itself', async () => {
  const service = aService();
  const user = showDesk(service, '/#/import');
  await choose(user, many(3));
  let isFull = true;
  const create = service.routes.find(([pattern]) => pattern.test('POST /positions'))?.[1];
  service.routes.unshift([
    /^POST \/positions$/u,
    (call) => {
      const { title } = call.body['post'] as { title: string };
      const isRefused = title === 'T2' && isFull;
      if (title === 'T2') isFull = false;
      const headers = { 'retry-after': '1' };
      const error = { message: '', code: 'tooMany' };
      return isRefused ? Response.json({ error }, { status: 429, headers }) : create?.(call);
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Create 3 drafts' }));
  expect(
    await screen.findByText(/^The next draft can be created in 1 s\./u, {}, { timeout: 5000 }),
  ).toBeInTheDocument();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(
    await screen.findByText('3 drafts are created.', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/is not imported/u)).toBeNull();
});

it('says how many rows were not sent when somebody stops it', async () => {
  const service = aService();
  const user = showDesk(service, '/#/import');
  await choose(user, many(4));
  const create = service.routes.find(([pattern]) => pattern.test('POST /positions'))?.[1];
  service.routes.unshift([
    /^POST \/positions$/u,
    (call) => {
      const { title } = call.body['post'] as { title: string };
      const headers = { 'retry-after': '600' };
      const error = { message: '', code: 'tooMany' };
      if (title === 'T1') return create?.(call);
      return Response.json({ error }, { status: 429, headers });
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Create 4 drafts' }));
  await screen.findByText(/^The next draft can be created/u, {}, { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const alert = await screen.findByText(/^3 more rows were not sent\./u, {}, { timeout: 5000 });
  expect(alert).toBeInTheDocument();
  expect(screen.getByText(/^1 draft is created\. 3 more rows/u)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Create 3 drafts' })).toBeInTheDocument();
});
