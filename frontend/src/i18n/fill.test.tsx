import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import cases from '../../../locales/fill-cases.json';
import { RichText } from './RichText';
import { counted } from './counted';
import { fill, partsOf } from './fill';

interface Case {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  readonly filled?: string;
  readonly lacks?: string;
}

describe('fill', () => {
  it.each(cases as readonly Case[])('$text, as Rust does', ({ text, values, filled, lacks }) => {
    const fillIt = () => fill(text, values);
    if (filled === undefined) expect(fillIt).toThrow(`no value for {${String(lacks)}} in`);
    else expect(fillIt()).toBe(filled);
  });

  it('takes numbers too', () => {
    expect(fill('{shown} of {all}', { shown: 1, all: 2 })).toBe('1 of 2');
  });

  it('splits a text at its placeholders', () => {
    expect(partsOf('{a}b')).toEqual([{ name: 'a' }, { text: 'b' }]);
  });
});

it.each([
  [1, 'en', 'one'],
  [2, 'en', 'some'],
  [1, 'ja', 'some'],
  [1.5, 'en', 'some'],
])('%s in %s is %s', (count, tag, form) => {
  expect(counted({ one: 'one', other: 'some' }, count, tag)).toBe(form);
});

describe('RichText', () => {
  it('fills placeholders with elements', () => {
    const { container } = render(
      <RichText template="Write to {email}." values={{ email: <b>x@y.z</b> }} />,
    );
    expect(container.innerHTML).toBe('Write to <b>x@y.z</b>.');
  });
});
