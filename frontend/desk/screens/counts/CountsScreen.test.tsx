import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { PositionCounts, VisitCounts } from '../../api/types';
import { showDesk } from '../../test/render';
import { anEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const DAYS = ['2026-01-30', '2026-01-31'];

const aPositionSeen = (id: string, views: number[], mails: number[]): PositionCounts => ({
  id,
  locale: 'en',
  views,
  mails,
  origins: [
    { origin: 'search', views: views[0] ?? 0, mails: 0 },
    { origin: 'jobs', views: views[1] ?? 0, mails: mails[1] ?? 0 },
    { origin: 'direct', views: 0, mails: 0 },
  ],
});

/** A service that has these visits, and counts when it is told to. */
function aService(role: 'editor' | 'owner', positions: PositionCounts[] = []) {
  const service = new FakeService(aPosition('sound', { en: anEntry }));
  service.role = role;
  let counts: VisitCounts = { isOn: false, since: null, days: DAYS, positions };
  service.routes.push(
    [/^GET \/counts$/u, () => counts],
    [
      /^PUT \/counts$/u,
      ({ body }) => {
        const isOn = body['isOn'] === true;
        counts = { ...counts, isOn, since: isOn ? '2026-01-31T03:04:05.000Z' : null };
      },
    ],
  );
  return service;
}

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the screen of visits', () => {
  it('is opened from the list, and lets an owner begin and end to count', async () => {
    const user = showDesk(aService('owner'));
    await user.click(await screen.findByRole('link', { name: 'Visits' }));
    expect(await screen.findByText('Visits are not counted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start counting' }));
    expect(await screen.findByText(/^Counting since Jan 31, 2026/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop counting' }));
    expect(await screen.findByText('Visits are not counted.')).toBeVisible();
  });

  it('says to others who begins, and that nobody came', async () => {
    showDesk(aService('editor'), '/#/counts');
    expect(await screen.findByText('Owners start and stop counting.')).toBeVisible();
    expect(screen.getByText('No visits have been counted in the last 30 days.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start counting' })).toBeNull();
  });

  it('has sums, kinds of places and days of each position, those with visitors only', async () => {
    const gone = aPositionSeen('gone', [0, 1], [0, 0]);
    showDesk(aService('editor', [gone, aPositionSeen('sound', [1200, 3], [0, 2])]), '/#/counts');
    const sound = within(await screen.findByRole('region', { name: 'Sound Designer' }));
    expect(sound.getByText('1,203')).toBeVisible();
    expect(rows(sound.getByRole('table', { name: 'Where people come from' }))).toEqual([
      ['Search engines', '1,200', '0'],
      ['Job boards', '3', '2'],
    ]);
    expect(rows(sound.getByRole('table', { name: 'By day' }))).toEqual([
      ['Jan 31', '3', '2'],
      ['Jan 30', '1,200', '0'],
    ]);
    const last = within(screen.getByRole('region', { name: 'gone' }));
    expect(last.getByRole('heading', { name: 'gone (no longer there)' })).toBeVisible();
    expect(rows(last.getByRole('table', { name: 'By day' }))).toEqual([['Jan 31', '1', '0']]);
  });
});
