import { describe, expect, it } from 'vitest';

import { cells, rootMarkup, sameBy } from './same.mjs';

const page = (id, inner) =>
  `<html><body><div id="${id}">${inner}</div><script></script></body></html>`;
const ALL = /** @type {const} */ ([
  'all bytes',
  'markup of the root element',
  'markup of the root element, but for the ids of useId',
  'texts of the cells',
]);

describe('the comparison of pages', () => {
  it('reads what is inside the root element, with what is nested in it', () => {
    const inner = '<div>a<div>b</div></div><p>c</p>';
    expect(rootMarkup(page('root', inner))).toBe(inner);
    expect(rootMarkup(page('__next', inner))).toBe(inner);
    expect(() => rootMarkup('<p>none</p>')).toThrow('no root element');
    expect(() => rootMarkup('<div id="root"><div></div>')).toThrow('no end');
  });

  it('reads the texts of the cells', () => {
    expect(cells('<td>1</td><template></template><td>2</td>')).toBe('1\n2');
    expect(() => cells('<p>none</p>')).toThrow('no table');
  });

  it('names the strictest way in which two pages are the same', () => {
    const one = page('root', '<td id="_R_1_">1</td>');
    expect(sameBy(one, one, ALL)).toBe('all bytes');
    expect(sameBy(one, page('__next', '<td id="_R_1_">1</td>'), ALL)).toBe(
      'markup of the root element',
    );
    expect(sameBy(one, page('__next', '<td id="_R_2b_">1</td>'), ALL)).toBe(ALL[2]);
    expect(sameBy('<td>1</td>', '<hr><td>1</td>', ALL)).toBe('texts of the cells');
  });

  it('takes no other page, and none that is the same only in a way that is not allowed', () => {
    const one = page('root', '<td>1</td>');
    expect(sameBy(one, page('root', '<td>2</td>'), ALL)).toBe(undefined);
    expect(sameBy(one, page('__next', '<td>1</td>'), ['all bytes'])).toBe(undefined);
  });
});
