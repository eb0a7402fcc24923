import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ApiError } from '../api/error';
import { LANGUAGES, loadTexts } from './languages';
import { nameOfField, wordsOf } from './reasons';
import { sentenceOf } from './texts';

const MIN = {
  fields: { pay: 'min must be a whole number from 1 to 9' },
  reasons: { pay: { code: 'payMin', values: { max: '9' } } },
};

it.each([
  ['en', 'The lowest pay must be a whole number from 1 to 9.'],
  ['jp', '下限は1から9までの整数で入力してください。'],
  ['kr', '최소는 1부터 9까지의 정수로 입력해 주세요.'],
] as const)('says in %s why a field is refused', async (language, words) => {
  expect(wordsOf(MIN, await loadTexts(language))).toEqual({ pay: words });
});

it('writes large numbers with separators', async () => {
  const refused = { ...MIN, reasons: { pay: { code: 'payMin', values: { max: '1000000' } } } };
  expect(wordsOf(refused, await loadTexts('jp'))).toEqual({
    pay: '下限は1から1,000,000までの整数で入力してください。',
  });
});

it('has words for a service that has other codes or values', async () => {
  const texts = await loadTexts('jp');
  for (const reasons of [
    {},
    { pay: { code: 'newer', values: {} } },
    { pay: { code: 'toString', values: {} } },
    { pay: { code: 'payMin', values: {} } },
  ])
    expect(wordsOf({ ...MIN, reasons }, texts)).toEqual({ pay: texts.errors.otherField });
});

it.each([
  ['closingDate', 'Closing date'],
  ['id', 'Address'],
  ['email.support', 'Mailboxes – For everybody'],
  ['game.videos.tutorial.kr', 'The game – Video of the tutorial (YouTube ID) – Korean'],
  ['albums.genesis01.videos[1]', 'Album GENESiS RE:BUiLD 01 – Videos (YouTube IDs)'],
  ['albums.genesis02.stores.tanoc', 'Album GENESiS RE:BUiLD 02 – TANO*C STORE'],
  ['social[0].url', 'Links of the footer'],
  ['other.thing', undefined],
])('names %s as its form does', async (field, name) => {
  expect(nameOfField(field, await loadTexts('en'))).toBe(name);
});

it.each(LANGUAGES)('names field and reason of a refusal in $name', async ({ code }) => {
  const texts = await loadTexts(code);
  const refused = new ApiError({ code: 'invalid', message: 'bad', status: 422, ...MIN });
  expect(sentenceOf(refused, texts)).toContain(
    `${texts.post.pay}: ${wordsOf(MIN, texts)['pay'] ?? ''}`,
  );
});

/** A refusal of a value of which the service knows all that are good. */
const notOne = (field: string, code: string, all: readonly string[]) =>
  ({
    fields: { [field]: `must be one of ${all.join(', ')}` },
    reasons: { [field]: { code, values: { all: all.join(', ') } } },
  }) as const;

/** The values of fields of which one is chosen, as the service has them, by the type of the value. */
const choices = [
  ...readFileSync(
    path.join(import.meta.dirname, '../../../server/content/wire/src/post/details.rs'),
    'utf8',
  ).matchAll(/named! \{[^{]*?(?<type>\w+) \{(?<values>[^}]*)\}/gu),
].map(({ groups }) => ({
  type: groups?.['type'] ?? '',
  values: [...(groups?.['values'] ?? '').matchAll(/"(\w+)"/gu)].map(([, value]) => value ?? ''),
}));

/** The field of each type, and the code of its refusal. */
const CHOSEN: Readonly<Record<string, readonly [field: string, code: string]>> = {
  EmploymentType: ['employmentType', 'notOneOf'],
  Remote: ['remote', 'notOneOf'],
  PayUnit: ['pay', 'payUnit'],
};

it.each(LANGUAGES)('says in $name what can be chosen, never by its code', async ({ code: tag }) => {
  const texts = await loadTexts(tag);
  expect(choices.map(({ type }) => type)).toEqual(expect.arrayContaining(Object.keys(CHOSEN)));
  for (const { type, values } of choices) {
    const [field, code] = CHOSEN[type] ?? ['', ''];
    expect(values.length).toBeGreaterThan(2);
    for (const value of values) {
      const said = wordsOf(notOne(field, code, [value]), texts)[field];
      expect(said, value).not.toBe(texts.errors.otherField);
      expect(said, value).not.toContain(value);
    }
  }
});

it.each([
  ['en', 'Choose one of these: Fully remote, Partly remote, or On site.'],
  ['jp', '次のいずれかを選んでください：フルリモート、一部リモート可、または出社勤務'],
  ['kr', '다음 중 하나를 선택해 주세요: 전면 원격, 일부 원격 또는 사무실 근무'],
] as const)('lists in %s what can be chosen', async (language, words) => {
  const refused = notOne('remote', 'notOneOf', ['FULL', 'PARTLY', 'NONE']);
  expect(wordsOf(refused, await loadTexts(language))).toEqual({ remote: words });
});

it('shows no code of a newer service that it has no words for', async () => {
  const texts = await loadTexts('en');
  expect(wordsOf(notOne('remote', 'notOneOf', ['NONE', 'MOON']), texts)).toEqual({
    remote: 'Choose one of these: On site.',
  });
  for (const refused of [
    notOne('remote', 'notOneOf', ['MOON']),
    notOne('planet', 'notOneOf', ['NONE']),
  ])
    expect(Object.values(wordsOf(refused, texts))).toEqual([texts.errors.otherField]);
});

/** The codes of refused calls, as the service has them. */
const refusals = readFileSync(
  path.join(import.meta.dirname, '../../../server/content/desk/src/http/refusal.rs'),
  'utf8',
);

it.each(LANGUAGES)('has words in $name for every code of a refused call', async ({ code: tag }) => {
  const texts = await loadTexts(tag);
  const found = [...refusals.matchAll(/\(\d{3}, "(?<code>\w+)"\)/gu)];
  const codes = new Set(found.map(({ groups }) => groups?.['code'] ?? ''));
  expect(codes.size).toBeGreaterThan(25);
  for (const code of [...codes, 'offline', 'noScope']) {
    const refused = new ApiError({ code, message: 'English', status: 400 });
    const said = sentenceOf(refused, texts);
    expect(said, code).not.toContain('English');
    // Without a field there is nothing to say of it.
    if (code !== 'invalid') expect(said, code).not.toBe(texts.errors.other);
  }
});
