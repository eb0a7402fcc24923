/** The calls that only owners make. */
import type { paths } from './schema';
import { client, header, take } from './service';
import type {
  AuditEntry,
  Delivery,
  Key,
  Role,
  User,
  WaitingMember,
  Webhook,
  WebhookRequest,
} from './types';

/** A user with a link that is shown once. */
export type UserLink = paths['/users']['post']['responses'][201]['content']['application/json'];

/** The body of a new key. */
type KeyRequest = paths['/keys']['post']['requestBody']['content']['application/json'];

/** A key with what opens, which is shown once. */
export type NewKey = paths['/keys']['post']['responses'][201]['content']['application/json'];

/** The webhooks, and what can be told. */
type Webhooks = paths['/webhooks']['get']['responses'][200]['content']['application/json'];

/** A webhook with its secret, which is shown once. */
export type NewWebhook =
  paths['/webhooks']['post']['responses'][201]['content']['application/json'];

/** A page of the list of deliveries. */
interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly hasMore: boolean;
}

/** What becomes of a member who waits. */
export type Verdict =
  paths['/members/{member}']['post']['requestBody']['content']['application/json']['verdict'];

/** Which entries of the list are wanted; empty words leave none out. */
export interface AuditFilter {
  readonly by: string;
  readonly action: string;
}

/** A page of the list of what was done. */
interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  /** What positions were called that have gone or have another id now, by their id and the language. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const userCalls = {
  users: async (): Promise<User[]> => (await take(client.GET('/users'))).users,
  addUser: (name: string, role: Role): Promise<UserLink> =>
    take(client.POST('/users', { params: { header: header() }, body: { name, role } })),
  changeUser: (name: string, role: Role): Promise<unknown> =>
    take(
      client.PATCH('/users/{name}', {
        params: { header: header(), path: { name } },
        body: { role },
      }),
    ),
  removeUser: (name: string): Promise<unknown> =>
    take(client.DELETE('/users/{name}', { params: { header: header(), path: { name } } })),
  makeLink: (name: string): Promise<UserLink> =>
    take(client.POST('/users/{name}/link', { params: { header: header(), path: { name } } })),
};

const auditCalls = {
  audit: ({ by, action }: AuditFilter, before: number | null): Promise<AuditPage> =>
    take(
      client.GET('/audit', {
        params: {
          query: {
            ...(by === '' ? {} : { by }),
            ...(action === '' ? {} : { action }),
            ...(before === null ? {} : { before }),
          },
        },
      }),
    ),
};

const keyCalls = {
  keys: (): Promise<{ collections: string[]; keys: Key[] }> => take(client.GET('/keys')),
  createKey: (body: KeyRequest): Promise<NewKey> =>
    take(client.POST('/keys', { params: { header: header() }, body })),
  revokeKey: (key: string): Promise<unknown> =>
    take(client.DELETE('/keys/{key}', { params: { header: header(), path: { key } } })),
};

const webhookCalls = {
  webhooks: (): Promise<Webhooks> => take(client.GET('/webhooks')),
  createWebhook: (body: WebhookRequest): Promise<NewWebhook> =>
    take(client.POST('/webhooks', { params: { header: header() }, body })),
  changeWebhook: (webhook: string, body: WebhookRequest): Promise<Webhook> =>
    take(
      client.PUT('/webhooks/{webhook}', { params: { header: header(), path: { webhook } }, body }),
    ),
  removeWebhook: (webhook: string): Promise<unknown> =>
    take(client.DELETE('/webhooks/{webhook}', { params: { header: header(), path: { webhook } } })),
  testWebhook: (webhook: string): Promise<unknown> =>
    take(
      client.POST('/webhooks/{webhook}/test', { params: { header: header(), path: { webhook } } }),
    ),
  deliveries: (webhook: string, before: number | null): Promise<DeliveryPage> =>
    take(
      client.GET('/deliveries', {
        params: {
          query: {
            ...(webhook === '' ? {} : { webhook }),
            ...(before === null ? {} : { before }),
          },
        },
      }),
    ),
  deliverAgain: (delivery: string): Promise<unknown> =>
    take(
      client.POST('/deliveries/{delivery}/again', {
        params: { header: header(), path: { delivery } },
      }),
    ),
};

const memberCalls = {
  members: async (): Promise<WaitingMember[]> => (await take(client.GET('/members'))).members,
  decide: (member: string, verdict: Verdict): Promise<unknown> =>
    take(
      client.POST('/members/{member}', {
        params: { header: header(), path: { member } },
        body: { verdict },
      }),
    ),
};

/** All calls of owners. */
export const ownerService = {
  ...userCalls,
  ...auditCalls,
  ...keyCalls,
  ...webhookCalls,
  ...memberCalls,
};
