/** What owners look after, as far as tests need it: users, keys, and the list of what was done. */
import type { AuditEntry, Key, Role, User, WaitingMember } from '../api/types';
import { WebhooksFake } from './webhooks';
import { NOW, Refused } from './wire';
import type { Handler } from './wire';

const aUser = (name: string, role: Role): User => ({
  name,
  role,
  createdAt: NOW,
  lastSeenAt: NOW,
  hasPassword: true,
  hasTotp: false,
});

/** Entries on a page of the list. */
const PAGE = 3;

/** Users `aki`, the owner, and `bo`; no keys; entries that a test adds. */
export class OwnedFake {
  readonly users = new Map([
    ['aki', aUser('aki', 'owner')],
    ['bo', aUser('bo', 'editor')],
  ]);
  readonly keys: Key[] = [];
  readonly webhooks = new WebhooksFake();
  /** Those who wait; null where the service has no members. */
  members: WaitingMember[] | null = null;
  readonly entries: AuditEntry[] = [];
  /** Titles of positions that are gone. */
  titles: Record<string, Record<string, string>> = {};
  #links = 0;

  /** Notes that something was done. */
  note(by: string, action: string, subject: string): void {
    this.entries.unshift({ id: this.entries.length + 1, at: NOW, by, action, subject });
  }

  /** Gives a user another role. */
  setRole(name: string, role: Role): void {
    this.users.set(name, { ...this.#user(name), role });
  }

  /** Its calls, for owners only. */
  routes(role: () => Role): [RegExp, Handler][] {
    const all = [
      ...this.#userRoutes(),
      ...this.#keyRoutes(),
      ...this.webhooks.routes(),
      ...this.#memberRoutes(),
      ...this.#auditRoutes(),
    ];
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

  #keyRoutes(): [RegExp, Handler][] {
    return [
      [
        /^GET \/keys$/u,
        () => ({ collections: ['RecruitPosts-EN', 'RecruitPosts-JP'], keys: this.keys }),
      ],
      [
        /^POST \/keys$/u,
        ({ body }) => {
          const { name, scopes } = body as Pick<Key, 'name' | 'scopes'>;
          const id = String(this.keys.length + 1);
          const dates = { createdAt: NOW, expiresAt: '2999-01-01T00:00:00.000Z' };
          const key = { id, name, scopes, ...dates, lastUsedAt: null, revokedAt: null };
          this.keys.push(key);
          return { key, text: `axk_${id}_text` };
        },
      ],
      [
        /^DELETE \/keys\/(\w+)$/u,
        ({ parts: [id] }) => {
          const index = this.keys.findIndex((key) => key.id === id);
          const key = this.keys[index];
          if (key === undefined) throw new Refused(404, { code: 'notFound' });
          this.keys[index] = { ...key, revokedAt: NOW };
        },
      ],
    ];
  }

  #memberRoutes(): [RegExp, Handler][] {
    return [
      [/^GET \/members$/u, () => ({ members: this.members ?? [] })],
      [
        /^POST \/members\/(\w+)$/u,
        ({ parts: [id = ''], body }) => {
          const member = this.members?.find((each) => each.id === id);
          if (member === undefined) throw new Refused(404, { code: 'notFound' });
          this.members = this.members?.filter((each) => each !== member) ?? null;
          this.note('aki', `${String(body['verdict'])}Member`, member.email);
        },
      ],
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
          return {
            entries: found.slice(0, PAGE),
            hasMore: found.length > PAGE,
            titles: this.titles,
          };
        },
      ],
    ];
  }
}
