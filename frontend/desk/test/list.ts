/** What stands for the list of positions in tests. */
import type { Position } from '../api/types';
import { listed } from './templates';
import type { Handler } from './wire';

/** The calls of the list. The one that waits responds at once. */
export function listRoutes(kept: {
  readonly positions: Map<string, Position>;
}): [RegExp, Handler][] {
  const tag = () => JSON.stringify([...kept.positions.values()]);
  return [
    [
      /^GET \/positions$/u,
      () => ({ locales: ['en', 'jp'], ...listed(kept.positions), tag: tag() }),
    ],
    [/^POST \/news$/u, () => ({ tag: tag() })],
  ];
}
