import { expect, it } from 'vitest';

import { differenceOf } from './difference';

const shown = (before: string, after: string, language = 'en') =>
  differenceOf(before, after, language)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

it('shows the words that changed, and only those', () => {
  expect(shown('You write music for games.', 'You write songs for games.')).toBe(
    'You write [-music-]{+songs+} for games.',
  );
});

it('finds the words of a language without spaces', () => {
  expect(shown('音楽を制作します。', '楽曲を制作します。', 'ja')).toBe(
    '[-音楽-]{+楽曲+}を制作します。',
  );
});

it('knows texts that are equal, empty or new', () => {
  expect(differenceOf('a', 'a', 'en')).toEqual([{ kind: 'same', text: 'a' }]);
  expect(differenceOf('', '', 'en')).toEqual([]);
  expect(differenceOf('', 'a', 'en')).toEqual([{ kind: 'added', text: 'a' }]);
  expect(differenceOf('a', '', 'en')).toEqual([{ kind: 'removed', text: 'a' }]);
});

it('puts both texts together again', () => {
  const [before, after] = ['one two three four', 'zero two four five'];
  const parts = differenceOf(before, after, 'en');
  const without = (kind: string) =>
    parts.filter((part) => part.kind !== kind).map(({ text }) => text);
  expect(without('added').join('')).toBe(before);
  expect(without('removed').join('')).toBe(after);
});

it('does not compare very long texts word by word', () => {
  const [before, after] = ['a '.repeat(5000), 'b '.repeat(5000)];
  expect(differenceOf(before, after, 'en').map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
    'same',
  ]);
});
