import { expect, it } from 'vitest';

import { sheetOf } from './sheet';
import { allCharts } from './table';

const charts = await allCharts();
const count = (text: string, part: string) => text.split(part).length - 1;

it('has every chart with every note', () => {
  const sheet = sheetOf(charts);
  expect(count(sheet, '<g ')).toBe(charts.length);
  const notes = charts.reduce((sum, chart) => sum + chart.notes.times.length, 0);
  expect(count(sheet, 'class="note"')).toBe(notes);
});

it('has a body for a hold, as long as it lasts', () => {
  const notes = {
    lanes: 2,
    times: Int32Array.of(1000, 1000),
    lane: Uint8Array.of(0, 1),
    ends: Int32Array.of(3000, 1000),
  };
  const sheet = sheetOf([
    { title: 'TEST', mix: 'light', difficulty: 'easy', level: 3, notes, beat: 500 },
  ]);
  expect(count(sheet, 'opacity="0.5"')).toBe(1);
  expect(sheet).toContain('height="120.0" fill="#00e5ff" opacity="0.5"');
});
