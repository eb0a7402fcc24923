import { beforeAll, describe, expect, it } from 'vitest';

import { loadTexts } from '../i18n/languages';
import { anEntry, aMissingEntry, aSummaryOf } from '../test/samples';
import { found, peopleOf } from './filter';
import type { Reader } from './filter';
import { WHOLE } from './list-view';
import type { ListView } from './list-view';

const published = { ...anEntry, state: 'published' as const, isPublished: true };
const positions = [
  aSummaryOf('sound', {
    en: { ...anEntry, title: 'Sound Designer', date: '2026-01-31' },
    jp: { ...anEntry, title: 'サウンドデザイナー', changedBy: 'yuna' },
  }),
  aSummaryOf('code', {
    en: { ...published, title: 'Programmer', date: '2026-03-01', closingDate: '2026-02-09' },
    jp: aMissingEntry,
  }),
  aSummaryOf('art', {
    en: { ...published, title: 'Artist 10', state: 'closing', closeAt: '2026-02-03T00:00:00.000Z' },
    jp: { ...published, title: 'アーティスト' },
  }),
];
let reader: Reader;

beforeAll(async () => {
  reader = { texts: await loadTexts('en'), now: new Date('2026-02-01T00:00:00.000Z') };
});

const ids = (view: Partial<ListView>) =>
  found(positions, { ...WHOLE, ...view }, reader).positions.map(({ id }) => id);

describe('the search', () => {
  it('finds words of any title and of the id, in any order', () => {
    expect(ids({})).toEqual(['sound', 'code', 'art']);
    expect(ids({ text: 'designer sound' })).toEqual(['sound']);
    expect(ids({ text: 'COD' })).toEqual(['code']);
    expect(ids({ text: 'nothing' })).toEqual([]);
  });

  it('finds letters of any width, and kana of either kind', () => {
    for (const text of ['ｻｳﾝﾄﾞ', 'ＳＯＵＮＤ', 'さうんど']) expect(ids({ text })).toEqual(['sound']);
  });

  it('forgives a typing error where nothing has the word as it is, and says so', () => {
    const view = { ...WHOLE, text: 'programer' };
    expect(found(positions, view, reader)).toMatchObject({
      positions: [{ id: 'code' }],
      isSimilar: true,
    });
    expect(found(positions, { ...view, text: 'sound' }, reader).isSimilar).toBe(false);
    expect(found(positions, { ...view, text: 'nothing' }, reader).isSimilar).toBe(false);
  });
});

describe('the filter', () => {
  it('finds a state in any language, or in one', () => {
    expect(ids({ state: 'published' })).toEqual(['code', 'art']);
    expect(ids({ state: 'published', language: 'jp' })).toEqual(['art']);
    expect(ids({ state: 'missing', language: 'jp' })).toEqual(['code']);
    expect(ids({ state: 'missing', language: 'en' })).toEqual([]);
  });

  it('finds the review of a draft, also of a closed one, but not where it waits for its time', () => {
    const said = { by: 'aki', at: '2026-01-31T09:00:00.000Z', note: '' };
    const review = { state: 'ready' as const, isChanged: false, asked: said, answer: null };
    const inReview = (['draft', 'changed', 'scheduled', 'closed'] as const).map((state) =>
      aSummaryOf(state, { en: { ...anEntry, state, review } }),
    );
    const view = (state: ListView['state']) =>
      found(inReview, { ...WHOLE, state }, reader).positions.map(({ id }) => id);
    expect(view('ready')).toEqual(['draft', 'changed', 'closed']);
    expect(view('scheduled')).toEqual(['scheduled']);
    expect(view('approved')).toEqual([]);
    const answered = { ...review, state: 'sentBack' as const, answer: said };
    const closed = aSummaryOf('closed', { en: { ...anEntry, state: 'closed', review: answered } });
    const sentBack = { ...WHOLE, state: 'sentBack' as const };
    expect(found([closed], sentBack, reader).positions).toEqual([closed]);
  });

  it('finds what there is in a language', () => {
    expect(ids({ language: 'jp' })).toEqual(['sound', 'art']);
  });

  it('finds what visitors see no more within a week', () => {
    expect(ids({ state: 'closingSoon' })).toEqual(['art']);
    reader = { ...reader, now: new Date('2026-02-05T00:00:00.000Z') };
    expect(ids({ state: 'closingSoon' })).toEqual(['code']);
  });

  it('finds what visitors see although it is late, or has long been the same', () => {
    const late = { ...reader, now: new Date('2026-02-10T12:00:00.000Z') };
    const view = { ...WHOLE, state: 'stale' as const };
    expect(found(positions, view, late).positions.map(({ id }) => id)).toEqual(['code']);
    const later = { ...reader, now: new Date('2026-05-01T12:00:00.000Z') };
    expect(found(positions, view, later).positions.map(({ id }) => id)).toEqual(['code', 'art']);
  });

  it('finds who changed a position last', () => {
    expect(peopleOf(positions, 'en')).toEqual(['aki', 'yuna']);
    expect(ids({ by: 'yuna' })).toEqual(['sound']);
    expect(ids({ by: 'yuna', state: 'draft', language: 'en' })).toEqual(['sound']);
  });
});

it.each([
  ['changed', ['sound', 'code', 'art']],
  ['title', ['art', 'code', 'sound']],
  ['closing', ['art', 'code', 'sound']],
  ['date', ['code', 'sound', 'art']],
] as const)('the order by %s', (sort, expected) => {
  expect(ids({ sort })).toEqual(expected);
});
