import { expect, it } from 'vitest';

import { cutHead } from './cut-head';

it('cuts everything hoisted before the root layout', () => {
  const markup =
    '<link rel="preload"/><title>x &lt;div data-app=</title><div data-app="home">y</div>';
  expect(cutHead(markup)).toEqual({
    head: '<link rel="preload"/><title>x &lt;div data-app=</title>',
    html: '<div data-app="home">y</div>',
  });
});

it('refuses markup without a root layout', () => {
  expect(() => cutHead('<title>x</title><div>y</div>')).toThrow('root layout is missing');
});
