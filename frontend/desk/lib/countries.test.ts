import { expect, it } from 'vitest';

import { countriesIn } from './countries';

it.each([
  ['en', 'Japan', 'South Korea', 'Afghanistan'],
  ['ja', '日本', '韓国', 'アイスランド'],
  ['ko', '일본', '대한민국', '가나'],
])('names the countries in %s, the near ones first', (tag, ...names) => {
  const all = countriesIn(tag);
  expect(all.slice(0, 3).map(([, name]) => name)).toEqual(names);
  expect(all.find(([, name]) => name === names[0])?.[0]).toBe('JP');
  expect(new Set(all.map(([code]) => code)).size).toBe(249);
  // Each has a name of its own, and no code stands for one.
  expect(all.filter(([code, name]) => code === name)).toEqual([]);
});
