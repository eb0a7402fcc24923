import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { PageData } from '../../../contract/contract';
import { PageDataContext } from '../../../i18n/page-data';
import mashup from '../../../../../locales/en/mashup.json';
import texts from '../../../../../locales/en/play.json';
import { INITIAL, type Saved } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Records } from './Records';

const DAY = 20_785;
// One day, whenever it is tested.
vi.mock('../today', () => ({ today: () => DAY }));

beforeEach(() => {
  // No canvas of this environment paints, and no picture is decoded.
  Object.assign(HTMLImageElement.prototype, { decode: () => new Promise(() => undefined) });
});

const PLAYED: Saved = {
  ...INITIAL,
  best: { 'song02 light easy': 1_000_000, 'song03 hard master': 612_345 },
  days: { last: DAY - 1, row: 2, most: 4 },
};

function show(saved: Saved) {
  const data = { page: 'mashup', locale: 'en', messages: { page: mashup } } as unknown as PageData;
  const onChange = vi.fn<(saved: Saved) => void>();
  render(
    <PageDataContext value={data}>
      <PlayTextsContext value={texts}>
        <Records saved={saved} onChange={onChange} onBack={vi.fn()} />
      </PlayTextsContext>
    </PageDataContext>,
  );
  return onChange;
}

it('shows the best result of each chart, and says which were not played', () => {
  show(PLAYED);
  const table = screen.getByRole('table', { name: texts.records.caption });
  expect(within(table).getAllByRole('cell', { name: /points/u })).toHaveLength(2);
  expect(
    within(table).getByRole('cell', { name: /S\+.*1,000,000 points.*ALL PERFECT/u }),
  ).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: /C.*612,345 points/u })).toBeInTheDocument();
  expect(within(table).getAllByText(texts.records.unplayed)).toHaveLength(53);
});

it('counts charts, full combos and days in a row', () => {
  show(PLAYED);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['2 / 55', '1', '2']);
});

it('lets a title be worn that was earned, and no other', () => {
  const onChange = show(PLAYED);
  expect(screen.getByRole('radio', { name: /^COLLIDER/u })).toBeDisabled();
  fireEvent.click(screen.getByRole('radio', { name: /^PURE SIGNAL/u }));
  expect(onChange).toHaveBeenCalledWith({ ...PLAYED, title: 'pure' });
});

it('lets a pose be taken that was unlocked, and names the title of another', () => {
  const onChange = show(PLAYED);
  expect(screen.getByRole('radio', { name: /^Dive.*FIVE GEARS/u })).toBeDisabled();
  fireEvent.click(screen.getByRole('radio', { name: 'Collision' }));
  expect(onChange).toHaveBeenCalledWith({ ...PLAYED, pose: 'collision' });
});
