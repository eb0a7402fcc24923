/** Bodies of calls that are nearly right: filters, pipelines, items. */
import type { Chance } from './chance';

/** Names of collections, some of which exist. */
export const COLLECTIONS = [
  'Songs',
  'Songs',
  'Notes',
  'RecruitPosts-EN',
  'Missing',
  '',
  'a\u0000b',
  '../x',
];
/** Ids of items. */
export const IDS = ['a', 'b', 'c', '', 'é', 'a/b', '00000000-0000-0000-0000-000000000000'];
const NAMES = [
  'title',
  'n',
  'c.d',
  '_id',
  '_createdDate',
  '_owner',
  'id',
  '',
  'a..b',
  '$x',
  '__proto__',
  'ref',
];
const OPERATORS = [
  '$eq',
  '$ne',
  '$gt',
  '$lte',
  '$in',
  '$hasAll',
  '$exists',
  '$startsWith',
  '$contains',
  '$not',
  '$regex',
];

function scalar(chance: Chance): unknown {
  return chance.one<unknown>([
    ...[null, true, 0, -0, 1.5, 1e308, 9007199254740992, 'a', '', chance.text()],
    ...[
      { $date: '2024-01-02T03:04:05Z' },
      { $date: '9999-12-31T23:59:59-23:59' },
      { $date: 'soon' },
    ],
  ]);
}

function value(chance: Chance, depth = 0): unknown {
  if (depth > 2 || chance.percent(70)) return scalar(chance);
  if (chance.percent(50)) return chance.several(4, () => value(chance, depth + 1));
  return fields(chance, depth + 1);
}

/** Fields of an item. */
export function fields(chance: Chance, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    chance.several(4, () => [chance.one(NAMES), value(chance, depth)] as const),
  );
}

function filter(chance: Chance, depth = 0): unknown {
  if (depth < 3 && chance.percent(30)) {
    const several = chance.several(3, () => filter(chance, depth + 1));
    return {
      [chance.one(['$and', '$or', '$not'])]: chance.percent(50)
        ? several
        : filter(chance, depth + 1),
    };
  }
  const condition = chance.percent(20) ? value(chance) : { [chance.one(OPERATORS)]: value(chance) };
  return { [chance.one(NAMES)]: condition };
}

const sort = (chance: Chance) =>
  chance.several(3, () => ({
    fieldName: chance.one(NAMES),
    order: chance.one(['ASC', 'DESC', 'UP']),
  }));

const paging = (chance: Chance) => ({
  limit: chance.one<unknown>([0, 1, 50, 1000, 1001, -1, 1.5, '1']),
  offset: chance.one<unknown>([0, 1, 4294967295, 4294967296, null]),
});

const item = (chance: Chance) => ({ id: chance.one(IDS), data: fields(chance) });

/** Everything that any call reads: a call ignores what is not its own. */
export function body(chance: Chance): Record<string, unknown> {
  const criteria = {
    filter: filter(chance),
    sort: sort(chance),
    paging: paging(chance),
    fields: chance.several(2, () => chance.one(NAMES)),
  };
  const references = {
    referringItemFieldName: 'ref',
    referringItemId: chance.one(IDS),
    referencedItemId: chance.one(IDS),
  };
  const all: Record<string, unknown> = {
    dataCollectionId: chance.one(COLLECTIONS),
    dataItemId: chance.one(IDS),
    dataItem: item(chance),
    dataItems: chance.several(4, () => item(chance)),
    dataItemIds: chance.several(4, () => chance.one(IDS)),
    query: criteria,
    filter: filter(chance),
    fieldName: chance.one(NAMES),
    aggregation: {
      groupingFields: [chance.one(NAMES)],
      operations: [{ resultFieldName: 's', sum: { itemFieldName: chance.one(NAMES) } }],
    },
    dataItemReference: references,
    dataItemReferences: chance.several(3, () => references),
    ...references,
    returnTotalCount: chance.percent(50),
    cursorPaging: chance.percent(10) ? { cursor: chance.text(), limit: 2 } : undefined,
    loginId: { email: chance.one(['fuzz@member.example', 'nobody@member.example', 'x', '']) },
    password: chance.one(['correct horse', 'wrong horse', '']),
    email: chance.text(),
    stateToken: chance.text(),
    grantType: chance.one([
      'anonymous',
      'refresh_token',
      'authorization_code',
      'authorized_client',
      'x',
    ]),
    login: { postFlowUrl: 'https://other.example/' },
    callbacks: {},
  };
  for (const name of Object.keys(all)) {
    if (chance.percent(12)) all[name] = value(chance);
    else if (chance.percent(10)) all[name] = undefined;
  }
  return all;
}
