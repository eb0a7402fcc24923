/** GraphQL, by the call that both generations of the platform's client have for it. */
import { createClient as createSeedClient, OAuthStrategy as SeedOAuth } from '@wix/sdk';
import {
  ApiKeyStrategy,
  createClient as createLatestClient,
  OAuthStrategy as LatestOAuth,
} from 'wix-sdk-latest';

import { CLIENT, SONGS, withService } from '../../fixtures/official-client';
import { expect, test } from '../../fixtures/site-test';

// Every test leads this process's fetch to a service of its own.
test.describe.configure({ mode: 'serial' });

interface GraphqlClient {
  graphql(
    query: string,
    variables?: unknown,
  ): Promise<{
    readonly data: unknown;
    readonly errors?: readonly { readonly extensions?: object }[];
  }>;
}

const GENERATIONS = [
  {
    name: 'specified',
    visitor: (): GraphqlClient => createSeedClient({ auth: SeedOAuth(CLIENT) }),
    writer: (key: string): GraphqlClient => {
      const auth = { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: key } }) };
      return createSeedClient({ auth });
    },
  },
  {
    name: 'latest',
    visitor: (): GraphqlClient => createLatestClient({ auth: LatestOAuth(CLIENT) }),
    writer: (key: string): GraphqlClient =>
      createLatestClient({ auth: ApiKeyStrategy({ apiKey: key, siteId: 'site' }) }),
  },
] as const;

const INSERT = `mutation($a: JSON!, $b: JSON!, $c: JSON!) {
  a: insertSongs(data: $a) { id }
  b: insertSongs(data: $b) { id }
  c: insertSongs(data: $c) { data }
}`;
const QUERY = `query($filter: JSON, $sort: [Sort!]) {
  querySongs(filter: $filter, sort: $sort, returnTotalCount: true) {
    items { id data }
    pagingMetadata { total hasNext }
  }
  countSongs
}`;

for (const { name, visitor, writer } of GENERATIONS) {
  test(`the ${name} generation writes with a key and reads as a visitor`, async () => {
    await withService({}, async ({ key }) => {
      const [a, b, c] = SONGS;
      const written = await writer(key).graphql(INSERT, { a, b, c });
      expect(written.errors).toBeUndefined();
      expect(written.data).toMatchObject({ a: { id: 'a' }, b: { id: 'b' }, c: { data: c } });

      const read = await visitor().graphql(QUERY, {
        filter: { bpm: { $gte: 130 } },
        sort: [{ fieldName: 'bpm', order: 'DESC' }],
      });
      expect(read.errors).toBeUndefined();
      expect(read.data).toMatchObject({
        querySongs: {
          items: [{ id: 'c' }, { id: 'b' }],
          pagingMetadata: { total: 2, hasNext: false },
        },
        countSongs: 3,
      });
    });
  });

  test(`the ${name} generation is told what it may not do`, async () => {
    await withService({}, async () => {
      const client = visitor();
      const refused = await client.graphql(
        'mutation { insertSongs(data: {}) { id } kind: __typename }',
      );
      expect(refused.data).toEqual({ insertSongs: null, kind: 'Mutation' });
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'WDE0027', status: 403 });
      const unknown = await client.graphql('{ nothing }');
      expect(unknown.data).toEqual({});
      expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'WDE0075' });
    });
  });
}
