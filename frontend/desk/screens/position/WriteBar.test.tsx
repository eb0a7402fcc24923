import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { aBegunEntry, aMissingEntry, anEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const aService = () => new FakeService(aPosition('sound', { en: aBegunEntry, jp: aMissingEntry }));
const bar = () => within(screen.getByRole('region', { name: 'Writing' }));
const english = () => within(screen.getByRole('region', { name: 'English' }));

async function open(service: FakeService) {
  const user = showDesk(service, '/#/position/sound');
  await screen.findByRole('heading', { name: 'Sound Designer' });
  return user;
}

it('has the formats of the text that has the focus, and of no other', async () => {
  const user = await open(aService());
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(english().getByRole('textbox', { name: 'What you do' }));
  expect(await bar().findByRole('toolbar', { name: 'Format: What you do' })).toBeInTheDocument();
  await user.keyboard('{Alt>}{F10}{/Alt}');
  expect(bar().getByRole('button', { name: /^Bold/u })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(english().getByRole('textbox', { name: 'What you do' })).toHaveFocus();
  await user.click(english().getByRole('textbox', { name: 'What you need' }));
  expect(screen.getByRole('toolbar', { name: 'Format: What you need' })).toBeInTheDocument();
  expect(screen.getAllByRole('toolbar')).toHaveLength(1);
  await user.click(english().getByLabelText('Title'));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('says what is missing before publishing, and leads to it', async () => {
  const service = aService();
  const user = await open(service);
  const publish = bar().getByRole('button', { name: 'Publish English' });
  expect(publish).toHaveAccessibleDescription('Missing for publishing: What you need Nice to have');
  await user.click(publish);
  expect(english().getByRole('textbox', { name: 'What you need' })).toHaveFocus();
  expect(service.calls.some((call) => call.endsWith('/actions'))).toBe(false);
  await user.click(bar().getByRole('button', { name: 'Nice to have' }));
  expect(english().getByRole('textbox', { name: 'Nice to have' })).toHaveFocus();
});

it('says before all languages are published, or get a time, what one of them lacks', async () => {
  const bothBegun = aPosition('sound', { en: anEntry, jp: { ...aBegunEntry, title: 'サウンド' } });
  const service = new FakeService(bothBegun);
  const user = await open(service);
  const publish = screen.getByRole('button', { name: 'Publish all languages' });
  expect(publish).toHaveAccessibleDescription(
    'Missing for publishing: Japanese What you need Nice to have',
  );
  await user.click(publish);
  const japanese = within(screen.getByRole('region', { name: 'Japanese' }));
  expect(japanese.getByRole('textbox', { name: 'What you need' })).toHaveFocus();
  await user.click(japanese.getByRole('button', { name: 'Schedule Japanese' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Schedule' }));
  const lack = 'Japanese Missing for publishing: What you need and Nice to have';
  expect(dialog.getByText((_, element) => element?.textContent === lack)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Publish at'), '2099-12-31T18:00');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getByText(/^Complete what is missing first/u)).toBeInTheDocument();
  expect(service.calls.some((call) => call.endsWith('/actions'))).toBe(false);
  await user.click(dialog.getByLabelText('Japanese'));
  await user.click(dialog.getByLabelText('English'));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => {
    expect(service.calls.some((call) => call.endsWith('/actions'))).toBe(true);
  });
});

it('tells trouble apart from success, until its cause has gone', async () => {
  const service = new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));
  const user = await open(service);
  service.isReachable = false;
  await user.type(english().getByLabelText('Title'), '!');
  await waitFor(() => {
    expect(bar().getByText('Not saved: no connection')).toBeInTheDocument();
  });
  await user.click(english().getByRole('button', { name: 'Schedule English' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Schedule' }));
  await user.type(dialog.getByLabelText('Publish at'), '2030-01-01T09:00');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  const notice = await bar().findByText(/^Not done/u);
  expect(notice.closest('[role=alert]')).not.toBeNull();
  service.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(screen.queryByText(/^Not done/u)).toBeNull();
  });
});

it('stays above the keyboard of a phone', async () => {
  await open(aService());
  const seen = window.visualViewport;
  if (seen === null) throw new Error('the setup has a viewport');
  const whole = seen.height;
  act(() => {
    Object.assign(seen, { height: whole - 300 });
    seen.dispatchEvent(new Event('resize'));
  });
  const { style } = screen.getByRole('region', { name: 'Writing' });
  expect(style.getPropertyValue('--keyboard')).toBe('300px');
  act(() => {
    Object.assign(seen, { height: whole });
    seen.dispatchEvent(new Event('resize'));
  });
  expect(style.getPropertyValue('--keyboard')).toBe('0px');
});
