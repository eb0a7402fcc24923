import { expect, it } from 'vitest';

import { rangeOf } from './anchor';

const found = (text: string, quote: string, lead = '') => {
  const range = rangeOf(text, { quote, lead });
  return range === null ? null : text.slice(...range);
};

it('finds words whatever is between them', () => {
  expect(found('Paint the stage at night', 'the stage')).toBe('the stage');
  expect(found('Paint the\n stage', 'the stage')).toBe('the\n stage');
  expect(found('Paintthestage', 'Paint the\nstage')).toBe('Paintthestage');
  expect(found('音楽を　作る', '音楽を作る')).toBe('音楽を　作る');
  expect(found('a\u200Bb', 'ab')).toBe('a\u200Bb');
});

it('does not find what is gone, and nothing in nothing', () => {
  expect(found('Paint the wall', 'the stage')).toBeNull();
  expect(found('Paint', '')).toBeNull();
  expect(found('', 'Paint')).toBeNull();
});

it('finds the one that was meant by the words before it', () => {
  const text = 'Write code. Read code. Love code.';
  const at = (lead: string) => rangeOf(text, { quote: 'code', lead })?.[0];
  expect([at(''), at('code. Read '), at('Love ')]).toEqual([6, 17, 28]);
  // Something else was written before it meanwhile: the first one is as good as any.
  expect(at('Review ')).toBe(6);
});
