import { beforeEach, expect, it } from 'vitest';

import { chosenIn } from './words';

let field: HTMLTextAreaElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-locale="en"><p data-field="title"><textarea></textarea></p></div>';
  field = document.querySelector('textarea') ?? field;
  field.focus();
});

it('cuts a long quote and what stands before it between characters', () => {
  // The cuts by code units would be in the middle of a picture.
  const [before, quote] = [`${'🎧'.repeat(50)}a`, `b${'🎹'.repeat(600)}`];
  field.value = before + quote;
  field.setSelectionRange(before.length, field.value.length);
  expect(chosenIn('en')).toEqual({
    field: 'title',
    quote: `b${'🎹'.repeat(499)}`,
    lead: `${'🎧'.repeat(39)}a`,
  });
});
