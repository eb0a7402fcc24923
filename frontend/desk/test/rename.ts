/** Stands for the change of a position's id in tests. */
import type { Position } from '../api/types';
import { Refused } from './wire';
import type { Handler } from './wire';

/** Positions by their ids, and the ids that they had before. */
export class RenameFake {
  readonly #positions: Map<string, Position>;
  readonly #moved = new Map<string, { to: string; by: string }>();

  constructor(positions: Map<string, Position>) {
    this.#positions = positions;
  }

  /** A position, or the refusal of the service. */
  position(id: string): Position {
    const position = this.#positions.get(id);
    if (position !== undefined) return position;
    const moved = this.#moved.get(id);
    throw new Refused(
      404,
      moved === undefined ? { code: 'notFound' } : { code: 'moved', ...moved },
    );
  }

  /** Somebody gives a position another id. */
  rename(id: string, to: string, by = 'yuna'): Position {
    const position = this.position(id);
    if (this.#positions.has(to)) throw new Refused(409, { code: 'taken' });
    this.#positions.delete(id);
    this.#positions.set(to, { ...position, id: to });
    this.#moved.set(id, { to, by });
    return this.position(to);
  }

  /** The call that does so. */
  routes(): [RegExp, Handler][] {
    return [
      [
        /^POST \/positions\/([^/]+)\/rename$/u,
        ({ parts: [id = ''], body }) => this.rename(id, String(body['to']), 'aki'),
      ],
    ];
  }
}
