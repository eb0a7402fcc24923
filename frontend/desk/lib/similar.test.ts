import { expect, it } from 'vitest';

import { errorsIn, folded, hasNearly } from './similar';

const isFound = (text: string, word: string) =>
  hasNearly(folded(text), folded(word), errorsIn(folded(word)));

it.each([
  ['Gameplay Programmer', 'programer'],
  ['Gameplay Programmer', 'progarmmer'],
  ['Gameplay Programmer', 'Gmaeplay'],
  ['Sound Designer', 'desingner'],
  ['Café Manager', 'cafe'],
  ['サウンドデザイナー', 'さうんど'],
  ['サウンドデザイナー', 'サウントデサイナー'],
  ['サウンドデザイナー', 'ｻｳﾝﾄﾞ'],
  ['사운드 디자이너', '사운드 디자이느'],
  ['프로그래머', '프로글'],
])('%s is found by %s', (text, word) => {
  expect(isFound(text, word)).toBe(true);
});

it.each([
  ['Gameplay Programmer', 'designer'],
  ['Code', 'cat'],
  ['Sound Designer', 'sales'],
  ['サウンド', 'コード'],
])('%s is not found by %s', (text, word) => {
  expect(isFound(text, word)).toBe(false);
});
