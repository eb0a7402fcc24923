import { expect, it } from 'vitest';

import { hasTags, withWordsEscaped, withoutTags } from './tags';

it.each([
  ['a<br>b', true],
  ['<P class="x">a', true],
  ['a</section>', true],
  ['<b>a</b>', true],
  ['<o:p></o:p>', true],
  ['<MUST> C++', false],
  ['<Summary> <A> 開発', false],
  ['<jobs@example.com>, <p@example.com>', false],
  ['<https://example.com/p>', false],
  ['1 < 2 > 0', false],
])('%j is HTML: %j', (text, isHtml) => {
  expect(hasTags(text)).toBe(isHtml);
});

it('takes tags away, and leaves words in angle brackets', () => {
  expect(withoutTags('<b>3D</b> <Lead> Artist')).toBe('3D <Lead> Artist');
  expect(withoutTags('<Summary> Artist')).toBe('<Summary> Artist');
  expect(withWordsEscaped('<p><MUST></p></WANT><br/><font size=1>')).toBe(
    '<p>&lt;MUST></p>&lt;/WANT><br/><font size=1>',
  );
});
