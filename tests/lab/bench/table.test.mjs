import { describe, expect, it } from 'vitest';

import { spreadOf, table, versionTable } from './table.mjs';

describe('the table of the benchmark', () => {
  it('shows the middle round with the least and the most of them', () => {
    expect(spreadOf([3, 1, 2, 10, 4])).toEqual({ median: 3, least: 1, most: 10 });
    expect(table([['load', spreadOf([200, 100, 300]), spreadOf([50, 40, 60])]])).toBe(
      [
        '| what; beside what | this site | baseline | ratio |',
        '| --- | --- | --- | --- |',
        '| load | 200 (100 to 300) | 50.00 (40.00 to 60.00) | 4.00 |',
      ].join('\n'),
    );
  });

  it('leaves the baseline and the ratio empty where there is none', () => {
    expect(table([['start', 1.5]])).toMatch(/\| start \| 1\.50 \| {2}\| {2}\|$/u);
  });

  it('names what was measured', () => {
    expect(versionTable([['wrk', '4.1.0']])).toMatch(/\| wrk \| 4\.1\.0 \|$/u);
  });
});
