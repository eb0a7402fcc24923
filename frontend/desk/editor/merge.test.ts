import { describe, expect, it } from 'vitest';

import { mergeTexts } from './merge';
import { partnersOf } from './partners';

const merged = (base: string, mine: string, theirs: string) =>
  mergeTexts(base, mine, theirs)?.html ?? null;

describe('two changes of one text', () => {
  it('in different lines are both there', () => {
    const mine = '<p>One and a half</p><p>Two</p>';
    const theirs = '<p>One</p><h3>New</h3><p>Two</p><p>Three</p>';
    expect(mergeTexts('<p>One</p><p>Two</p>', mine, theirs)).toEqual({
      html: '<p>One and a half</p><h3>New</h3><p>Two</p><p>Three</p>',
      isTouching: false,
    });
  });

  it('in one line are both there', () => {
    expect(
      merged(
        '<p>Paint the stage at night</p>',
        '<p>Light the stage at night</p>',
        '<p>Paint the stage at noon</p>',
      ),
    ).toBe('<p>Light the stage at noon</p>');
    expect(merged('<p>背景を描く</p>', '<p>背景や人物を描く</p>', '<p>背景を丁寧に描く</p>')).toBe(
      '<p>背景や人物を丁寧に描く</p>',
    );
  });

  it('keep a space that was typed last, at either end of a line', () => {
    expect(
      merged('<p>One</p><p>Two</p>', '<p>One and </p><p> Two</p>', '<p>One</p><p>Two more</p>'),
    ).toBe('<p>One and </p><p> Two more</p>');
  });

  it('at one place are both there, as words of their own', () => {
    expect(mergeTexts('<p></p>', '<p>Paint</p>', '<p>Light</p>')).toEqual({
      html: '<p>Light Paint</p>',
      isTouching: true,
    });
    expect(merged('<p>colour</p>', '<p>colours</p>', '<p>coloured</p>')).toBe(
      '<p>coloured colours</p>',
    );
  });

  it('of which one has what the other has and goes on are there once', () => {
    expect(mergeTexts('<p></p>', '<p>Paint the stage</p>', '<p>Paint</p>')).toEqual({
      html: '<p>Paint the stage</p>',
      isTouching: false,
    });
  });

  it('keep what one has written into what the other has taken out', () => {
    expect(mergeTexts('<p>a b c d</p>', '<p>a b new c d</p>', '<p>a d</p>')).toMatchObject({
      isTouching: true,
    });
    expect(merged('<p>a b c d</p>', '<p>a b new c d</p>', '<p>a d</p>')).toContain('new');
  });

  describe('of which one takes out', () => {
    const list = (...items: readonly string[]) =>
      `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const base = list('2 years of Unity', '3 years of C++', 'Japanese');
    const without = list('2 years of Unity', 'Japanese');
    const isAsked = (first: string, mine: string, theirs: string) => {
      const both = [mergeTexts(first, mine, theirs), mergeTexts(first, theirs, mine)];
      const [one, other] = both.map((each) => each?.isTouching);
      expect(one).toBe(other);
      return one;
    };

    it.each(['5 years of C++', '3 months of C++', '3 years of Rust', 'Some maths'])(
      'an item that the other makes "%s" are left to people',
      (item) => {
        expect(isAsked(base, list('2 years of Unity', item, 'Japanese'), without)).toBe(true);
      },
    );

    it.each(['At least 3 years of C++', '3 full years of C++', '3 years of C++ and Rust'])(
      'an item to which the other adds, as "%s", are left to people',
      (item) => {
        expect(isAsked(base, list('2 years of Unity', item, 'Japanese'), without)).toBe(true);
      },
    );

    it.each(['a new c d e', 'a b new d e', 'a b c new e', 'a new e', 'new d e', 'a b new'])(
      'words of which the other makes "%s" are left to people',
      (line) => {
        expect(isAsked('<p>a b c d e</p>', `<p>${line}</p>`, '<p>a e</p>')).toBe(true);
      },
    );

    it('something beside which the other writes are merged', () => {
      const added = list('2 years of Unity', 'new', '3 years of C++', 'Japanese');
      expect(mergeTexts(base, added, without)).toEqual({
        html: list('2 years of Unity', 'new', 'Japanese'),
        isTouching: false,
      });
      const beside = list('4 years of Unity', '3 years of C++', 'Good Japanese');
      expect(mergeTexts(base, beside, without)).toEqual({
        html: list('4 years of Unity', 'Good Japanese'),
        isTouching: false,
      });
      expect(mergeTexts('<p>a b c d</p>', '<p>a one b c d</p>', '<p>a d</p>')).toEqual({
        html: '<p>a one d</p>',
        isTouching: false,
      });
      expect(mergeTexts('<p>a b c</p>', '<p>a b c one</p>', '<p>a</p>')).toEqual({
        html: '<p>a one</p>',
        isTouching: false,
      });
    });

    it('what both replace alike are merged', () => {
      const mine = list('2 years of Unity', '5 years of C++', 'Japanese');
      const theirs = list('2 years of Unity', '5 of C++', 'Japanese');
      expect(mergeTexts(base, mine, mine)).toEqual({ html: mine, isTouching: false });
      expect(mergeTexts(base, mine, theirs)).toEqual({ html: theirs, isTouching: false });
    });
  });

  it('of lists are lists', () => {
    expect(
      merged(
        '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>z</p>',
        '<ul><li>a</li><li>b<ul><li>c</li><li>mine</li></ul></li></ul><p>z</p>',
        '<ol><li>theirs</li></ol><ul><li>a</li><li>b more<ul><li>c</li></ul></li></ul><p>z</p>',
      ),
    ).toBe(
      '<ol><li>theirs</li></ol><ul><li>a</li><li>b more<ul><li>c</li><li>mine</li></ul></li></ul><p>z</p>',
    );
  });

  it('of tables are tables, in whichever cells and rows', () => {
    const table = (...rows: readonly (readonly [string, string])[]) =>
      `<table><tbody>${rows.map(([name, said]) => `<tr><th>${name}</th><td>${said}</td></tr>`).join('')}</tbody></table><p>z</p>`;
    expect(
      merged(
        table(['Hours', '10 to 19'], ['Days', 'Monday']),
        table(['Hours', '10 to 18'], ['Days', 'Monday'], ['Pay', 'monthly']),
        table(['Working hours', '10 to 19'], ['Days', 'Monday<br>Friday']),
      ),
    ).toBe(table(['Working hours', '10 to 18'], ['Days', 'Monday<br>Friday'], ['Pay', 'monthly']));
    // One has made a table where the other one has written a line.
    const both = merged('<p>a</p>', `${table(['b', 'c'])}<p>a</p>`, '<p>a d</p>');
    expect(both).toContain(table(['b', 'c']).replace('<p>z</p>', ''));
    expect(both).toContain('<p>a d</p>');
  });

  it('keep links and emphasis', () => {
    const link = '<a href="https://a.example/">site</a>';
    expect(
      merged('<p>Our site here</p>', `<p>Our ${link} here</p>`, '<p>Our site is here</p>'),
    ).toBe(`<p>Our ${link} is here</p>`);
    expect(merged('<p>a b</p>', '<p><strong>a</strong> b</p>', '<p>a <em>b</em></p>')).toBe(
      '<p><strong>a</strong> <em>b</em></p>',
    );
  });

  it('that have nothing in common are left to the writers', () => {
    const long = (word: string) =>
      `<p>${Array.from({ length: 2_000 }, (_, at) => `${word}${String(at)}`).join(' ')}</p>`;
    expect(mergeTexts(long('a'), long('b'), long('c'))).toBeNull();
  });
});

it('finds the most partners that two rows have', () => {
  const partners = (one: string, other: string) => partnersOf(one.split(''), other.split(''));
  expect(partners('abcabba', 'cbabac')?.filter((partner) => partner !== -1)).toHaveLength(4);
  expect(partners('abc', 'abc')).toEqual([0, 1, 2]);
  expect(partners('', 'abc')).toEqual([]);
  expect(partners('abc', '')).toEqual([-1, -1, -1]);
  expect(partners('axc', 'abc')).toEqual([0, -1, 2]);
});
