// @vitest-environment node
import { expect, it } from 'vitest';

import { scopedNames } from './class-names.mjs';

it('names a class by its file, whatever asked for it', () => {
  const scoped = scopedNames();
  expect(scoped('title', '/site/src/Card.module.css')).toBe('Card_title');
  expect(scoped('text', '/site/src/Card.module.css?used')).toBe('Card_text');
});

it('refuses two files of one name, whose classes would be one', () => {
  const scoped = scopedNames();
  scoped('title', '/site/src/a/Card.module.css');
  expect(() => scoped('title', '/site/src/b/Card.module.css')).toThrow(
    '/site/src/b/Card.module.css must not be named like /site/src/a/Card.module.css',
  );
});
