/** What owners look after, as far as tests need it: users, and the list of what was done. */
import type { AuditEntry, Role, User } from '../api/types';
import { NOW, Refused } from './wire';
import type { Handler } from './wire';

const aUser = (name: string, role: Role): User => ({
  name,
  role,
  createdAt: NOW,
  lastSeenAt: NOW,
  hasPassword: true,
});

/** Entries on a page of the list. */
const PAGE = 3;

/** Users `aki`, the owner, and `bo`; entries that a test adds. */
export class OwnedFake {
  readonly users = new Map([
    ['aki', aUser('aki', 'owner')],
    ['bo', aUser('bo', 'editor')],
  ]);
  readonly entries: AuditEntry[] = [];
  #links = 0;

  /** Notes that something was done. */
  note(by: string, action: string, subject: string): void {
    this.entries.unshift({ id: this.entries.length + 1, at: NOW, by, action, subject });
  }

  /** Gives a user another role. */
  setRole(name: string, role: Role): void {
    this.users.set(name, { ...this.#user(name), role });
  }

  /** Its calls, for owners alone. */
  routes(role: () => Role): [RegExp, Handler][] {
    const all = [...this.#userRoutes(), ...this.#auditRoutes()];
    return all.map(([pattern, handle]) => [
      pattern,
      (call) => {
        if (role() !== 'owner') throw new Refused(403, { code: 'forbidden' });
        return handle(call);
      },
    ]);
  }

  #link(user: User) {
    this.#links += 1;
    const address = `https://desk.test/link#text${String(this.#links)}`;
    return { user, address, expiresAt: NOW };
  }

  #user(name: string): User {
    const user = this.users.get(name);
    if (user === undefined) throw new Refused(404, { code: 'notFound' });
    return user;
  }

  #userRoutes(): [RegExp, Handler][] {
    return [
      [/^GET \/users$/u, () => ({ users: [...this.users.values()] })],
      [
        /^POST \/users$/u,
        ({ body }) => {
          const { name, role } = body as { name: string; role: Role };
          if (this.users.has(name)) throw new Refused(409, { code: 'taken' });
          const user = { ...aUser(name, role), hasPassword: false, lastSeenAt: null };
          this.users.set(name, user);
          return this.#link(user);
        },
      ],
      [
        /^PATCH \/users\/([^/]+)$/u,
        ({ parts: [name = ''], body }) => {
          this.setRole(name, body['role'] as Role);
        },
      ],
      [
        /^DELETE \/users\/([^/]+)$/u,
        ({ parts: [name = ''] }) => {
          if (this.#user(name).role === 'owner') throw new Refused(409, { code: 'lastOwner' });
          this.users.delete(name);
        },
      ],
      [/^POST \/users\/([^/]+)\/link$/u, ({ parts: [name = ''] }) => this.#link(this.#user(name))],
    ];
  }

  #auditRoutes(): [RegExp, Handler][] {
    return [
      [
        /^GET \/audit$/u,
        ({ url: { searchParams } }) => {
          const [by, action] = [searchParams.get('by'), searchParams.get('action')];
          const before = Number(searchParams.get('before') ?? Infinity);
          const found = this.entries.filter(
            (entry) =>
              entry.id < before &&
              (by === null || entry.by === by) &&
              (action === null || entry.action === action),
          );
          return { entries: found.slice(0, PAGE), hasMore: found.length > PAGE };
        },
      ],
    ];
  }
}
