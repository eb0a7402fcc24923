import { expect, it } from 'vitest';

import { splitHead } from './split-head';

it('puts everything before the root layout into the head', () => {
  const markup =
    '<link rel="preload"/><title>x &lt;div data-app=</title><div data-app="home">y</div>';
  expect(splitHead(markup)).toEqual({
    head: '<link rel="preload"/><title>x &lt;div data-app=</title>',
    html: '<div data-app="home">y</div>',
  });
});

it('refuses markup without a root layout', () => {
  expect(() => splitHead('<title>x</title><div>y</div>')).toThrow('root layout is missing');
});
