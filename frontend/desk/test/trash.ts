/** Stands for the trash of the service in tests. */
import type { DeletedPosition, Position, Summary } from '../api/types';
import { NOW, Refused } from './wire';
import type { Handler } from './wire';

/** Deleted positions in memory. */
export class TrashFake {
  readonly #positions: Map<string, Position>;
  readonly #deleted = new Map<string, Position>();

  constructor(positions: Map<string, Position>) {
    this.#positions = positions;
  }

  /** Takes a draft away, and the position with it that had nothing else. */
  discard(id: string, take: () => Summary): Summary {
    const before = this.#positions.get(id);
    const after = take();
    const locales = this.#positions.get(id)?.locales ?? {};
    const isGone = Object.values(locales).every(({ state }) => state === 'missing');
    if (before !== undefined && isGone) this.#delete(before);
    return after;
  }

  /** The calls that it serves. */
  routes(): [RegExp, Handler][] {
    return [
      [
        /^DELETE \/positions\/([^/]+)$/u,
        ({ parts: [id = ''] }) => {
          const position = this.#positions.get(id);
          if (position === undefined) throw new Refused(404, { code: 'notFound' });
          this.#delete(position);
        },
      ],
      [
        /^POST \/positions\/([^/]+)\/undelete$/u,
        ({ parts: [id = ''] }) => {
          const position = this.#deleted.get(id);
          if (position === undefined) throw new Refused(404, { code: 'notFound' });
          this.#positions.set(id, position);
          this.#deleted.delete(id);
          return position;
        },
      ],
      [/^GET \/trash$/u, () => ({ positions: Array.from(this.#deleted.values(), inTrash) })],
    ];
  }

  #delete(position: Position): void {
    this.#deleted.set(position.id, position);
    this.#positions.delete(position.id);
  }
}

const inTrash = ({ id, template, locales }: Position): DeletedPosition => ({
  id,
  template,
  deletedAt: NOW,
  deletedBy: 'aki',
  until: NOW,
  titles: Object.fromEntries(Object.entries(locales).map(([locale, { title }]) => [locale, title])),
});
