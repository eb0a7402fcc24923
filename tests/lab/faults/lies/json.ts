/** The body of a response is whole, and not what it should be. */
import { body, items, LONG, made, UNUSABLE, type Lie } from './lie';

/** Many of one item. */
const copies = (count: number) => (right: unknown) => Array.from({ length: count }, () => right);

const LEFT_OUT = /holds more posts/u;

/** Texts that are no JSON, or only nearly. */
const TEXTS: readonly Lie[] = [
  { name: 'nothing', tell: body(''), warns: UNUSABLE },
  { name: 'HTML', tell: body('<!doctype html><p>Welcome</p>'), warns: UNUSABLE },
  { name: 'half of it', tell: made((right) => right.slice(0, right.length / 2)), warns: UNUSABLE },
  { name: 'it and more', tell: made((right) => `${right}${right}`), warns: UNUSABLE },
  { name: 'zeros behind it', tell: made((right) => `${right}\0\0`), warns: UNUSABLE },
  { name: 'zeros in it', tell: made((right) => right.replace('stays', 'st\0ys')), warns: UNUSABLE },
  {
    name: 'a mark of the order of bytes',
    tell: made((right) => `\ufeff${right}`),
    warns: UNUSABLE,
  },
  {
    name: 'bytes that are no UTF-8',
    tell: (response, right) =>
      response.end(Buffer.from(right.replace('stays', 'st\u00ffys'), 'latin1')),
    warns: UNUSABLE,
  },
  {
    name: 'UTF-16',
    tell: (response, right) => response.end(Buffer.from(right, 'utf16le')),
    warns: UNUSABLE,
  },
  {
    name: 'half a letter',
    tell: made((right) => right.replace('stays', '\\ud800')),
    warns: UNUSABLE,
  },
  {
    name: '50,000 lists in each other',
    tell: body(`{"dataItems": [${'[['.repeat(50_000)}`),
    warns: UNUSABLE,
  },
  {
    name: 'a number that no computer holds',
    tell: made((right) => right.replace('"title"', '"n":1e999999999,"title"')),
    warns: UNUSABLE,
  },
  {
    name: 'a name twice, another thing the second time',
    tell: made((right) => right.replace(/\}$/u, ',"dataItems":"none"}')),
    warns: UNUSABLE,
  },
];

/** JSON of another form. */
const FORMS: readonly Lie[] = [
  { name: 'a list', tell: body('[]'), warns: UNUSABLE },
  { name: 'null', tell: body('null'), warns: UNUSABLE },
  {
    name: 'an error with status 200',
    tell: body('{"message":"no","details":{"applicationError":{"code":"WDE0025"}}}'),
    warns: UNUSABLE,
  },
  { name: 'items that are a number', tell: body('{"dataItems": 7}'), warns: UNUSABLE },
  { name: 'items that are null', tell: body('{"dataItems": null}'), warns: UNUSABLE },
  {
    name: 'items that are a long text',
    tell: body(JSON.stringify({ dataItems: LONG })),
    warns: UNUSABLE,
  },
  { name: 'items by their names', tell: items((right) => ({ '0': right })), warns: UNUSABLE },
  { name: 'an item that is null', tell: items((right) => [right, null]), warns: UNUSABLE },
  { name: 'an item that is a text', tell: items((right) => [right, 'item']), warns: UNUSABLE },
  {
    name: 'an id that is a number',
    tell: items((right) => [right, { id: 7, data: {} }]),
    warns: UNUSABLE,
  },
  {
    name: 'an item whose every field has another type',
    tell: items((right) => [
      right,
      {
        id: 'other',
        data: {
          _id: 1,
          _createdDate: {},
          _updatedDate: [],
          title: 7,
          date: false,
          jobDescription: [],
          requiredSkills: {},
          preferredSkills: 1e300,
          employmentType: [],
          pay: true,
          place: {},
          placeCountry: 1,
          remote: [[]],
          remoteFrom: 'Japan',
          process: { '0': 'a' },
          closingDate: -1,
          demo: 'true',
        },
      },
    ]),
  },
  { name: 'an item without anything', tell: items((right) => [right, {}]) },
  {
    name: 'an item without data whose id has a megabyte',
    tell: items((right) => [right, { id: LONG, data: null }]),
  },
  {
    name: 'paging that is a text',
    tell: items((right) => [right], { count: 'one', offset: [], cursors: 7 }),
    warns: UNUSABLE,
  },
];

/** Results that contradict themselves, or have no end. */
const RESULTS: readonly Lie[] = [
  {
    name: 'a count of more than there is',
    tell: items((right) => [right], { count: 1e15, offset: 7, total: 0, hasNext: false }),
  },
  { name: 'pages without end', tell: items(copies(500), { hasNext: true }), warns: LEFT_OUT },
  { name: 'one item 1,000 times', tell: items(copies(1000)) },
  { name: '10,000 items on a page of 1,000', tell: items(copies(10_000)), warns: LEFT_OUT },
  {
    name: 'HTML items beside the right one',
    tell: items((right) => [{ id: 'html', data: '<p>' }, right]),
  },
  {
    name: 'the same cursor without end',
    tell: items(copies(500), { cursors: { next: 'again', prev: 'again' } }),
    warns: LEFT_OUT,
  },
];

export const JSON_LIES: readonly Lie[] = [...TEXTS, ...FORMS, ...RESULTS];
