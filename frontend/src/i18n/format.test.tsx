import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { RichText } from './RichText';
import { format, partsOf } from './format';

describe('format', () => {
  it('fills every placeholder', () => {
    expect(format('{a} and {b} and {a}', { a: '1', b: '$&' })).toBe('1 and $& and 1');
  });

  it('refuses a placeholder without a value', () => {
    expect(() => format('Hi {name}', {})).toThrow('no value for {name}');
  });

  it('splits a text at its placeholders', () => {
    expect(partsOf('{a}b')).toEqual([{ name: 'a' }, { text: 'b' }]);
  });
});

describe('RichText', () => {
  it('fills placeholders with elements', () => {
    const { container } = render(
      <RichText template="Write to {email}." values={{ email: <b>x@y.z</b> }} />,
    );
    expect(container.innerHTML).toBe('Write to <b>x@y.z</b>.');
  });
});
