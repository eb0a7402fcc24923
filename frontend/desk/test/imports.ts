/** What stands for the calls about imports in tests. */
import { Refused } from './wire';
import type { Handler } from './wire';
import type { Position, Post } from '../api/types';

/** The parts of a service that imports look at. */
interface Kept {
  readonly positions: Map<string, Position>;
}

const invalid = (code: string) => ({ code, values: {} });

/** What the real service would refuse, as far as the tests need it. */
function refusalOf({ place, placeCountry, closingDate }: Post) {
  const reasons: Record<string, ReturnType<typeof invalid>> = {};
  if (typeof place === 'string' && placeCountry === undefined)
    reasons['place'] = invalid('noCountry');
  if (closingDate === '2027/02/31')
    reasons['closingDate'] = { code: 'notDay', values: { value: '"2027/02/31"' } };
  return reasons;
}

/** The calls about imports. */
export const importRoutes = ({ positions }: Kept): [RegExp, Handler][] => [
  [
    /^POST \/imports\/check$/u,
    ({ body }) => ({
      rows: (body['posts'] as Post[]).map((post) => {
        const reasons = refusalOf(post);
        const same = [...positions.values()].filter(({ locales }) =>
          Object.values(locales).some(
            ({ draft }) => draft?.importId !== undefined && draft.importId === post.importId,
          ),
        );
        return {
          post,
          reasons,
          fields: Object.fromEntries(Object.keys(reasons).map((field) => [field, 'is refused'])),
          isTooLarge: JSON.stringify(post).length > 500 * 1024,
          positions: same.map(({ id }) => id),
        };
      }),
    }),
  ],
  [
    /^POST \/imports\/greenhouse$/u,
    ({ body }) => {
      if (body['board'] === 'down') throw new Refused(502, { code: 'boardFailed' });
      if (body['board'] !== 'vaulttec') throw new Refused(404, { code: 'notFound' });
      const job = { id: 127_817, title: 'Vault Designer', content: '&lt;p&gt;Vaults&lt;/p&gt;' };
      return { jobs: [{ ...job, location: { name: 'NYC' }, metadata: null }] };
    },
  ],
];
