/** Stands for the change of a position's id in tests. */
import type { Position } from '../api/types';
import { Refused } from './wire';
import type { Handler } from './wire';

/** The call that gives one of these positions another id. */
export const renameRoute = (positions: Map<string, Position>): [RegExp, Handler] => [
  /^POST \/positions\/([^/]+)\/rename$/u,
  ({ parts: [id = ''], body }) => {
    const to = String(body['to']);
    const position = positions.get(id);
    if (position === undefined) throw new Refused(404, { code: 'notFound' });
    if (positions.has(to)) throw new Refused(409, { code: 'taken' });
    positions.delete(id);
    positions.set(to, { ...position, id: to });
    return positions.get(to);
  },
];
