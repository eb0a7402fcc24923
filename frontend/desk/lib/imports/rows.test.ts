import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { boardOf } from './board';
import { decoded, encodingOf } from './decode';
import { languageOf } from './language';
import { rowsOf } from './rows';
import type { Reading } from './rows';
import { statesOf } from './state';
import { tableOf } from './table';
import { mappingOf } from './targets';
import type { Table } from './table';
import { anEntry, aMissingEntry, aSummaryOf } from '../../test/samples';

const fileOf = (name: string) => {
  const bytes = new Uint8Array(
    readFileSync(path.resolve(import.meta.dirname, '../../test/files', name)),
  );
  return tableOf(decoded(bytes, encodingOf(bytes)));
};

/** Reads rows whose texts stay as they are. */
const read = (table: Table, change: Partial<Reading> = {}) =>
  rowsOf(
    table,
    { first: 1, last: table.rows.length },
    {
      mapping: mappingOf(table.columns),
      locale: 'jp',
      country: 'JP',
      today: '2026-12-01',
      readText: (text, field) => ({ parts: { [field]: text }, leftOut: [] }),
      ...change,
    },
  );

it('has its number in the file in each part', () => {
  const table = tableOf('title\nOne\nTwo\nThree\n');
  const reading = {
    mapping: mappingOf(table.columns),
    locale: 'en',
    country: '',
    today: '',
  } as const;
  const readText = () => ({ parts: {}, leftOut: [] });
  const part = rowsOf(table, { first: 2, last: 3 }, { ...reading, readText });
  expect(part.map(({ number, post }) => [number, post.title])).toEqual([
    [2, 'Two'],
    [3, 'Three'],
  ]);
});

describe('a row', () => {
  it("of a Japanese spreadsheet is a post with that platform's words in the place of codes", () => {
    const table = fileOf('hrmos-cp932.csv');
    expect(table.columns.filter((_, at) => mappingOf(table.columns)[at] === '')).toEqual([
      '福利厚生',
      '社内メモ',
    ]);
    const [first, second] = read(table);
    expect(first).toMatchObject({ number: 1, locale: 'jp', isTooLarge: false });
    expect(first?.post).toEqual({
      importId: 'J-0001',
      title: 'サウンドデザイナー',
      date: '2026-12-01',
      closingDate: '2027年3月31日',
      employmentType: 'FULL_TIME',
      place: '東京都港区',
      placeCountry: 'JP',
      workHours: '10:00～19:00',
      pay: '月給35万円～',
      jobDescription: '・効果音の制作\r\n・楽曲に合わせた演出の調整',
      requiredSkills: '・DAWの実務経験3年以上',
      preferredSkills: '音ゲーが好きな方',
      process: ['書類選考', '面接2回', '内定'],
      smoking: '屋内禁煙',
    });
    // A day that does not exist is the service's to refuse.
    expect(second?.post).toMatchObject({ employmentType: 'TEMPORARY', closingDate: '2027/02/31' });
  });

  it('of a Korean spreadsheet is read by its names too', () => {
    const [row] = read(fileOf('korean-euc-kr.csv'), { locale: 'kr', country: 'KR' });
    expect(row?.post).toMatchObject({
      importId: '1042',
      title: '사운드 디자이너',
      employmentType: 'FULL_TIME',
      place: '서울특별시 강남구',
      placeCountry: 'KR',
      jobDescription: '리듬 게임의 효과음 제작',
      requiredSkills: 'DAW 실무 경험 3년 이상',
      preferredSkills: '리듬 게임을 좋아하시는 분',
      closingDate: '2027.03.31',
    });
  });

  it('of Greenhouse has its number with the name of the platform, and no field that it does not say', () => {
    const [first] = read(fileOf('greenhouse.json'), { locale: 'en', country: '' });
    const { jobDescription, ...rest } = first?.post ?? {};
    expect(rest).toEqual({
      importId: 'greenhouse 4012345',
      title: 'Gameplay Programmer',
      date: '2026-10-30T20:00:00-05:00',
      place: 'Tokyo',
    });
    expect(jobDescription).toMatch(/^&lt;div/u);
  });

  it('puts a second column of a text behind the first with its name, and says what was left out', () => {
    const table = tableOf('description,benefits\nwork,<b>tea</b>\n');
    const mapping = ['jobDescription', 'jobDescription'] as const;
    const [row] = read(table, {
      mapping,
      readText: (text) => ({ parts: { jobDescription: `<p>${text}</p>` }, leftOut: ['links'] }),
    });
    expect(row?.post.jobDescription).toBe('<p>work</p><h3>benefits</h3><p><b>tea</b></p>');
    expect(row?.leftOut).toEqual(['links']);
  });

  it('has the parts of a platform in the order of its pages, without names of its code', () => {
    const posting = {
      additional: '<p>tea</p>',
      description: '<p>work</p>',
      hostedUrl: 'https://jobs.lever.co/a/1',
      lists: [{ text: 'Requirements', content: '<li>Paint</li>' }],
      text: 'Artist',
    };
    const [row] = read(tableOf(JSON.stringify([posting])));
    expect(row?.post.jobDescription).toBe(
      '<p>work</p><h3>Requirements</h3><ul><li>Paint</li></ul><p>tea</p>',
    );
    const [other] = read(tableOf('description,benefits\na,b\n'), {
      mapping: ['jobDescription', 'jobDescription'],
      readText: (text) => ({
        parts: { [text === 'a' ? 'jobDescription' : 'requiredSkills']: text },
        leftOut: [],
      }),
    });
    expect(other?.post).toMatchObject({ jobDescription: 'a', requiredSkills: 'b' });
  });

  it('lets headings lead to other texts only where no column is for these', () => {
    const whole: boolean[] = [];
    const readText: Reading['readText'] = (_text, _field, isWhole) => {
      whole.push(isWhole);
      return { parts: {}, leftOut: [] };
    };
    read(tableOf('title,description\na,b\n'), { readText });
    read(tableOf('title,description,requirements\na,b,c\n'), { readText });
    expect(whole).toEqual([true, false, false]);
  });

  it('has pay in numbers where columns have them, languages by name, and moments in milliseconds', () => {
    const table = tableOf(
      'title,Salary min,Salary max,Currency,Pay unit,Language,Created at,Country,Location\n' +
        'Artist,"５,000,000",8000000,jpy,per-year-salary,Korean,1553186035299,대한민국,Seoul\n',
    );
    const [row] = read(table);
    expect(row?.locale).toBe('kr');
    expect(row?.post).toMatchObject({
      pay: { min: 5_000_000, max: 8_000_000, currency: 'JPY', unit: 'YEAR' },
      date: '2019-03-21T16:33:55.299Z',
      placeCountry: 'KR',
    });
  });

  it('says that words about pay are left out beside amounts, and so are cells beyond the names', () => {
    const table = tableOf('title,pay,pay min\nA,月給35万円,350000\nB,月給35万円,\nC,,,x\nD,,, \n');
    expect(read(table).map(({ leftOut }) => leftOut)).toEqual([['pay'], [], ['cells'], []]);
  });

  it('keeps words in angle brackets of a line, and no tags', () => {
    const [row] = read(tableOf('title,process\n<Lead> Artist,a<br>b <jobs@example.com><br>c\n'));
    expect(row?.post.title).toBe('<Lead> Artist');
    expect(row?.post.process).toEqual(['a', 'b <jobs@example.com>', 'c']);
  });

  it('with a text of 900 kilobytes is read, and one beyond a paste is not', () => {
    const table = (length: number) => ({
      columns: ['title', 'description'],
      rows: [['Long', 'あ'.repeat(length)]],
      source: null,
    });
    const [long] = read(table(300_000));
    expect(long).toMatchObject({ isTooLarge: false });
    expect(new Blob([long?.post.jobDescription ?? '']).size).toBe(900_000);
    const [tooLong] = read(table(2_000_001));
    expect(tooLong).toMatchObject({ isTooLarge: true, post: { title: 'Long' } });
    expect(tooLong?.post.jobDescription).toBeUndefined();
  });
});

describe('what becomes of a row', () => {
  const here = [
    aSummaryOf('sound', { en: anEntry, jp: aMissingEntry }),
    aSummaryOf('stage', { en: aMissingEntry, jp: { ...anEntry, title: '背景' } }),
  ];
  const row = (number: number, change: object) => ({
    number,
    locale: 'en' as const,
    importId: '',
    title: 'Artist',
    positions: [],
    ...change,
  });

  it('is a new position, a further language, or nothing new', () => {
    const rows = [
      row(1, { importId: '1' }),
      row(2, { importId: '2', positions: ['sound'] }),
      row(3, { importId: '2', positions: ['sound'], locale: 'jp' }),
      row(4, { importId: '1' }),
      row(5, { title: 'Sound Designer' }),
      row(6, { title: '背景', locale: 'jp' }),
      row(7, { title: '背景' }),
      row(8, { title: '背景' }),
      // Deleted between the two calls.
      row(9, { importId: '9', positions: ['gone'] }),
    ];
    expect(statesOf(rows, here)).toEqual([
      { kind: 'new' },
      { kind: 'known', as: 'sound' },
      { kind: 'adds', to: 'sound' },
      { kind: 'twice', first: 1 },
      { kind: 'known', as: 'sound' },
      { kind: 'known', as: 'stage' },
      { kind: 'new' },
      { kind: 'twice', first: 7 },
      { kind: 'new' },
    ]);
  });
});

it.each([
  ['hrmos-cp932.csv', 'jp'],
  ['korean-euc-kr.csv', 'kr'],
  ['greenhouse.json', 'en'],
])('the language of %s is known by its letters', (name, language) => {
  expect(languageOf(fileOf(name))).toBe(language);
});

it.each([
  ['vaulttec', 'vaulttec'],
  [' https://boards.greenhouse.io/vaulttec ', 'vaulttec'],
  ['job-boards.greenhouse.io/vaulttec/jobs/4012345', 'vaulttec'],
  ['https://boards.greenhouse.io/embed/job_board?for=vaulttec', 'vaulttec'],
  ['https://boards-api.greenhouse.io/v1/boards/vaulttec/jobs?content=true', 'vaulttec'],
])('the board of %s is found', (entered, board) => {
  expect(boardOf(entered)).toBe(board);
});
