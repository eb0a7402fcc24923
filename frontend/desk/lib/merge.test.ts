import { describe, expect, it } from 'vitest';

import type { Post } from '../api/types';
import { isSame, merge as mergeBy } from './merge';

const BASE: Post = { title: 'A', place: 'Tokyo', placeCountry: 'JP', jobDescription: '<p>1</p>' };

/** Puts both changes of a text beside each other, but knows not what to do with a text that is taken away. */
const beside = (_: string, mine: string, theirs: string) =>
  mine === '' || theirs === '' ? null : `${theirs}${mine}`;

const merge = (base: Post, mine: Post, theirs: Post) => mergeBy(base, mine, theirs, beside);

describe('two changes', () => {
  it('of different fields are both there', () => {
    const mine = { ...BASE, title: 'B' };
    const theirs = { ...BASE, jobDescription: '<p>2</p>', process: ['Talk'] };
    expect(merge(BASE, mine, theirs)).toEqual({
      post: { ...theirs, title: 'B' },
      conflicts: [],
    });
  });

  it('of one field are a conflict of that field alone', () => {
    const mine = { ...BASE, title: 'B', jobDescription: '<p>2</p>' };
    const theirs = { ...BASE, title: 'C', preferredSkills: '<p>3</p>' };
    expect(merge(BASE, mine, theirs)).toEqual({
      post: { ...mine, preferredSkills: '<p>3</p>' },
      conflicts: [['title']],
    });
  });

  it('of one formatted text are merged in it, unless they meet', () => {
    const mine = { ...BASE, jobDescription: '<p>2</p>' };
    const theirs = { ...BASE, title: 'C', jobDescription: '<p>3</p>' };
    const both = { ...theirs, jobDescription: '<p>3</p><p>2</p>' };
    expect(merge(BASE, mine, theirs)).toEqual({ post: both, conflicts: [] });
    expect(merge(BASE, mine, { ...BASE, jobDescription: '' }).conflicts).toEqual([
      ['jobDescription'],
    ]);
  });

  it('that say the same are none', () => {
    const both = { ...BASE, title: 'B' };
    expect(merge(BASE, both, { ...both })).toEqual({ post: both, conflicts: [] });
  });

  it('of a place and its country are one', () => {
    const mine = { ...BASE, place: 'Seoul', placeCountry: 'KR' };
    const theirs = { ...BASE, place: 'Osaka' };
    expect(merge(BASE, mine, theirs).conflicts).toEqual([['place', 'placeCountry']]);
  });

  it('take away what one of them took away', () => {
    const theirs: Post = { ...BASE, place: null, placeCountry: null };
    expect(merge(BASE, { ...BASE, title: 'B' }, theirs).post).toEqual({ ...theirs, title: 'B' });
  });
});

it('knows texts that say the same', () => {
  const pay = { currency: 'JPY', min: 1, max: 2, unit: 'YEAR' } as const;
  const turned = { unit: 'YEAR', max: 2, min: 1, currency: 'JPY' } as const;
  expect(isSame({ title: 'A', pay, process: [] }, { title: 'A', pay: turned, remote: null })).toBe(
    true,
  );
  expect(isSame({ title: 'A' }, { title: 'B' })).toBe(false);
});

/** Numbers that come again for a seed. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

it('loses no field in 200 runs of random changes by two', () => {
  const fields = ['title', 'overtime', 'workHours', 'breaks', 'holidays'] as const;
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = numbers(seed);
    const changed = (text: Post, by: string): Post =>
      Object.fromEntries(
        fields.map((field) => [field, random.next().value < 0.4 ? `${field} ${by}` : text[field]]),
      );
    const base = Object.fromEntries(fields.map((field) => [field, `${field} 0`])) as Post;
    const [mine, theirs] = [changed(base, 'mine'), changed(base, 'theirs')];
    const { post, conflicts } = merge(base, mine, theirs);
    for (const field of fields) {
      const both = [mine[field], theirs[field]].filter((value) => value !== base[field]);
      if (both.length === 2) expect(conflicts).toContainEqual([field]);
      else expect(post[field]).toBe(both[0] ?? base[field]);
    }
  }
});
