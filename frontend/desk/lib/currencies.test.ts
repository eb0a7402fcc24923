import { expect, it } from 'vitest';

import { currenciesIn } from './currencies';

it.each([
  ['en', 'Japanese Yen (JPY)', 'South Korean Won (KRW)'],
  ['ja', '日本円 (JPY)', '韓国ウォン (KRW)'],
  ['ko', '일본 엔화 (JPY)', '대한민국 원 (KRW)'],
])('names the currencies in %s, the near ones first', (tag, ...names) => {
  const all = currenciesIn(tag, 'JPY');
  expect(all.slice(0, 2).map(([, name]) => name)).toEqual(names);
  expect(new Set(all.map(([code]) => code)).size).toBe(all.length);
});

it('offers a code that a post has and no money has any more', () => {
  expect(currenciesIn('en', 'DEM')[0]).toEqual(['DEM', 'DEM']);
  expect(currenciesIn('en', 'JPY').map(([code]) => code)).not.toContain('DEM');
});
