import { describe, expect, it } from 'vitest';

import { TableError, tableOf, tableOfJobs } from './table';

const faultOf = (text: string) => {
  try {
    tableOf(text);
    return 'none';
  } catch (error) {
    return error instanceof TableError ? error.fault : String(error);
  }
};

describe('a CSV', () => {
  it('has its names in the first row, quotes, lines in cells, and rows that are short', () => {
    const { columns, rows } = tableOf(
      'id,"the ""title""",text,id\r\n1,A,"one\r\ntwo, three"\r\n\r\n,,,\r\n',
    );
    expect(columns).toEqual(['id', 'the "title"', 'text', 'id (2)']);
    expect(rows).toEqual([['1', 'A', 'one\r\ntwo, three', '']]);
  });

  it('keeps the cells of a row that are beyond its names', () => {
    expect(tableOf('a,b\n1,2,3\n').rows).toEqual([['1', '2', '3']]);
  });

  it.each([';', '\t'])('may separate its cells by %j', (sign) => {
    expect(tableOf(`a${sign}b\n1${sign}2\n`)).toMatchObject({
      columns: ['a', 'b'],
      rows: [['1', '2']],
    });
  });
});

describe('a JSON', () => {
  it("is a table of Greenhouse's jobs, with the way to each value", () => {
    const job = {
      id: 1,
      location: { name: 'Tokyo' },
      departments: [{ name: 'Art' }],
      absolute_url: 'https://boards.greenhouse.io/a/jobs/1',
      metadata: null,
    };
    const table = tableOf(JSON.stringify({ jobs: [job], meta: { total: 1 } }));
    expect(table).toEqual({
      columns: ['id', 'location.name', 'departments', 'absolute_url'],
      rows: [['1', 'Tokyo', 'Art', 'https://boards.greenhouse.io/a/jobs/1']],
      source: 'greenhouse',
    });
    expect(tableOfJobs([job])).toEqual(table);
  });

  it("is a table of Greeting's positions, of its list or of single ones", () => {
    const openingInfo = { openingId: 7, title: '디자이너', detail: '<p>일</p>', dueDate: null };
    const single = { success: true, data: { openingInfo, groupInfo: { name: '그리팅' } } };
    const expected = { source: 'greeting', rows: [['7', '디자이너', '<p>일</p>', '그리팅']] };
    expect(tableOf(JSON.stringify(single))).toMatchObject(expected);
    expect(tableOf(JSON.stringify([single]))).toMatchObject(expected);
    const list = { data: { totalCount: 1, datas: [{ id: 7, openingJobPositionInfo: {} }] } };
    expect(tableOf(JSON.stringify(list))).toMatchObject({ source: 'greeting', rows: [['7']] });
  });

  it("is a table of Lever's postings, with its sections as one text", () => {
    const posting = {
      id: 'a-1',
      text: 'Artist',
      hostedUrl: 'https://jobs.lever.co/a/a-1',
      categories: { commitment: 'Full-time' },
      lists: [{ text: 'Requirements', content: '<li>Paint</li>' }],
    };
    expect(tableOf(JSON.stringify([posting]))).toEqual({
      columns: ['id', 'text', 'hostedUrl', 'categories.commitment', 'lists'],
      rows: [
        [
          'a-1',
          'Artist',
          'https://jobs.lever.co/a/a-1',
          'Full-time',
          '<h3>Requirements</h3><ul><li>Paint</li></ul>',
        ],
      ],
      source: 'lever',
    });
  });
});

it.each([
  ['', 'empty'],
  ['title\n', 'empty'],
  ['[]', 'empty'],
  ['{"a"', 'notJson'],
  ['{"a": 1}', 'noList'],
  ['["a"]', 'noList'],
  ['id,title\n1,"A\n2,B\n', 'openQuote'],
])('what is no table is refused by its reason: %#', (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});
