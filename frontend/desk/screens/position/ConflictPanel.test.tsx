import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { APART_MS } from '../../data/conflict';
import { showDesk } from '../../test/render';
import { anEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const draft = { ...anEntry.draft, title: 'Stage Artist', place: 'Tokyo' };
const english = () => within(screen.getByRole('region', { name: 'English' }));
const bar = () => within(screen.getByRole('region', { name: 'Writing' }));

async function open() {
  const service = new FakeService(
    aPosition('stage', { en: { ...anEntry, title: draft.title, draft } }),
  );
  const user = showDesk(service, '/#/position/stage');
  await screen.findByRole('heading', { name: 'Stage Artist' });
  return { service, user, saved: () => service.positions.get('stage')?.locales['en']?.draft };
}

/** A text that could not be saved for a time, while somebody else went on. */
async function openApart(time: number, theirs: object) {
  const opened = await open();
  const { service, user } = opened;
  vi.useFakeTimers({ toFake: ['Date'] });
  service.isReachable = false;
  await user.type(english().getByLabelText('Title'), ' at night');
  await bar().findByText('Not saved: no connection', {}, { timeout: 3000 });
  vi.setSystemTime(Date.now() + time);
  service.changeElsewhere('stage', 'en', { ...draft, ...theirs });
  service.isReachable = true;
  return opened;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a conflict', () => {
  it('is marked and read out, and the focus goes on to what is left', async () => {
    const { service, user, saved } = await open();
    service.isReachable = false;
    await user.type(english().getByLabelText('Title'), '!');
    await user.type(english().getByLabelText('Application steps (one per line)'), 'Test');
    service.changeElsewhere('stage', 'en', { ...draft, title: 'Painter', process: ['Talk'] });
    service.isReachable = true;
    await user.keyboard('{Control>}s{/Control}');
    const panel = await screen.findByRole('group', { name: /^yuna changed/u }, { timeout: 3000 });
    expect(within(panel).getByRole('alert')).toHaveTextContent(/^yuna changed this text/u);
    expect(panel).toHaveAttribute('data-trouble');
    await user.click(within(panel).getByRole('button', { name: 'Keep mine: Title' }));
    expect(panel).toHaveFocus();
    await user.click(within(panel).getByRole('button', { name: /^Take theirs/u }));
    expect(english().getByLabelText('Application steps (one per line)')).toHaveFocus();
    await waitFor(() => {
      expect(saved()).toMatchObject({ title: 'Stage Artist!', process: ['Talk'] });
    });
  });
});

describe('a text that the service lacked for long', () => {
  const more = { jobDescription: '<p>Sounds at night</p>', title: 'Painter' };

  it('is a choice by field, also where it could be merged', async () => {
    const { user, saved } = await openApart(APART_MS, { ...more, title: 'Stage Artist, Tokyo' });
    await user.keyboard('{Control>}s{/Control}');
    const panel = within(await screen.findByRole('group', { name: /^yuna changed/u }));
    expect(panel.getByText(/more than 10 minutes/u)).toBeInTheDocument();
    // What only somebody else has changed is no choice, nor are both together in a line.
    expect(panel.getAllByRole('heading').map((each) => each.textContent)).toEqual(['Title']);
    expect(panel.queryByRole('button', { name: /^Keep both/u })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Take theirs: Title' }));
    await waitFor(() => {
      expect(saved()).toMatchObject({ ...more, title: 'Stage Artist, Tokyo' });
    });
  });

  it('is merged as ever where it was not long', async () => {
    const { user, saved } = await openApart(APART_MS - 60_000, { place: 'Seoul' });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => {
      expect(saved()).toMatchObject({ title: 'Stage Artist at night', place: 'Seoul' });
    });
  });
});

describe('what was written and somebody else has replaced', () => {
  it('is told of by the live call, and comes back', async () => {
    const { service, user, saved } = await open();
    await user.type(english().getByLabelText('Title'), ' at night');
    await bar().findByText(/^Saved at /u, {}, { timeout: 3000 });
    service.changeElsewhere('stage', 'en', { ...draft, title: 'Stage Painter' });
    window.dispatchEvent(new Event('online'));
    const panel = await screen.findByRole('group', { name: /^yuna replaced what you/u });
    expect(within(panel).getByRole('alert')).toBeInTheDocument();
    expect(within(panel).getByText('Stage Artist at night')).toBeInTheDocument();
    expect(english().getByLabelText('Title')).toHaveValue('Stage Painter');
    await user.click(within(panel).getByRole('button', { name: 'Put mine back' }));
    expect(english().getByLabelText('Title')).toHaveFocus();
    await waitFor(
      () => {
        expect(saved()?.title).toBe('Stage Artist at night');
      },
      { timeout: 3000 },
    );
    expect(panel).not.toBeInTheDocument();
  });
});
