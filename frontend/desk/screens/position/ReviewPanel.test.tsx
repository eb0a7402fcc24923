import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { drafts } from '../../data/drafts';
import { renewPosition } from '../../data/queries';
import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';
import type { Review, Role } from '../../api/types';

const asked = { by: 'emma', at: '2026-01-31T09:00:00.000Z', note: 'Please look at the skills.' };
const ready: Review = { state: 'ready', isChanged: false, asked, answer: null };

async function open(review: Review | null, role: Role = 'publisher') {
  const service = new FakeService(
    aPosition('sound', { en: { ...anEntry, review }, jp: aMissingEntry }),
  );
  service.role = role;
  const user = showDesk(service, '/#/position/sound');
  await screen.findByRole('heading', { name: 'Sound Designer' });
  return { service, user };
}

const english = () => within(screen.getByRole('region', { name: 'English' }));
const panel = () => within(english().getByRole('region', { name: 'Review: English' }));

it('begins with a note of the writer, and a change of the draft says so', async () => {
  const { service, user } = await open(null, 'editor');
  await user.click(english().getByRole('button', { name: 'Request review of English' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Note for the reviewer (optional)'), 'The pay is new.');
  await user.click(dialog.getByRole('button', { name: 'Request review' }));
  expect(await english().findByText('The pay is new.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('A review of English is requested.')).toBeInTheDocument();
  expect(panel().queryByRole('button', { name: /^Approve/u })).toBeNull();
  await user.type(english().getByLabelText('Title'), '!');
  expect(await panel().findByText('Changed since then', {}, { timeout: 3000 })).toBeInTheDocument();
  expect(service.positions.get('sound')?.locales['en']?.review?.state).toBe('ready');
});

it('sends what is written before it calls the draft ready', async () => {
  const { service, user } = await open(null, 'editor');
  await user.type(english().getByLabelText('Title'), ' II');
  await user.click(english().getByRole('button', { name: 'Request review of English' }));
  await user.click(screen.getByRole('button', { name: 'Request review' }));
  expect(await english().findByText('In review')).toBeInTheDocument();
  expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Designer II');
  expect(panel().queryByText('Changed since then')).toBeNull();
});

it('sends a draft back with what should change', async () => {
  const { user } = await open(ready);
  expect(panel().getByText(/^emma, /u)).toBeInTheDocument();
  await user.click(panel().getByRole('button', { name: 'Send back English' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send back English' }));
  expect(dialog.getByLabelText('What should change')).toBeRequired();
  await user.type(dialog.getByLabelText('What should change'), 'Name the engine.');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await panel().findByText('Sent back')).toBeInTheDocument();
  expect(panel().getByText('Name the engine.')).toBeInTheDocument();
  expect(panel().getByText('Please look at the skills.')).toBeInTheDocument();
});

it('approves, and publishes with the same press where that is wanted', async () => {
  const { service, user } = await open(ready);
  await user.click(panel().getByRole('button', { name: 'Approve English' }));
  await user.click(screen.getByLabelText('Publish it right away'));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Published in English.')).toBeInTheDocument();
  const calls = service.calls.filter((call) => call.startsWith('POST /positions/sound/'));
  expect(calls.filter((call) => !call.endsWith('/presence'))).toEqual([
    'POST /positions/sound/en/review',
    'POST /positions/sound/actions',
  ]);
});

it('does not approve words that somebody else has saved since the dialog was opened', async () => {
  const { service, user } = await open(ready);
  await user.click(panel().getByRole('button', { name: 'Approve English' }));
  service.changeElsewhere('sound', 'en', { ...anEntry.draft, title: 'Sound Engineer' });
  await renewPosition('sound');
  await waitFor(() => {
    expect(english().getByLabelText('Title')).toHaveValue('Sound Engineer');
  });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText(/^Someone else has changed this/u)).toBeInTheDocument();
  expect(service.positions.get('sound')?.locales['en']?.review?.state).toBe('ready');
});

it('does not publish words that came after the approval', async () => {
  const { service, user } = await open(ready);
  await user.click(panel().getByRole('button', { name: 'Approve English' }));
  const draft = drafts.find('sound', 'en');
  let isChanged = false;
  draft?.subscribe(() => {
    if (isChanged || draft.state().summary.review?.state !== 'approved') return;
    isChanged = true;
    service.changeElsewhere('sound', 'en', { ...anEntry.draft, title: 'Sound Engineer' });
    const entry = service.positions.get('sound')?.locales['en'];
    if (entry !== undefined) draft.refresh(entry);
  });
  await user.click(screen.getByLabelText('Publish it right away'));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^Not done: Someone else has changed this/u)).toBeInTheDocument();
  expect(service.positions.get('sound')?.locales['en']?.published).toBeNull();
});

it('says in its dialog why an answer was refused', async () => {
  const { service, user } = await open(ready);
  await user.click(panel().getByRole('button', { name: 'Approve English' }));
  service.role = 'editor';
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Your role does not allow this.')).toBeInTheDocument();
});

it('waits for words that are not saved', async () => {
  const { service, user } = await open(null, 'editor');
  await user.clear(english().getByLabelText('Title'));
  await user.type(english().getByLabelText('Title'), 'refused');
  await user.click(english().getByRole('button', { name: 'Request review of English' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Request review' }));
  expect(await dialog.findByText(/^Some of the text is not saved yet\./u)).toBeInTheDocument();
  expect(service.positions.get('sound')?.locales['en']?.review).toBeNull();
});

it('is withdrawn by a writer', async () => {
  const { user } = await open(ready, 'editor');
  await user.click(panel().getByRole('button', { name: 'Cancel request for English' }));
  expect(
    await screen.findByText('The review request for English is cancelled.'),
  ).toBeInTheDocument();
  expect(english().queryByRole('region', { name: 'Review: English' })).toBeNull();
});
