/** What stands for the service's order, facts and backups in tests. */
import type { CompanyFacts, Order } from '../api/types';
import type { TotpFake } from './totp';
import { Refused } from './wire';
import type { Handler } from './wire';

/** A backup of the fake service: two lines, as the real ones have many. */
const BACKUP = '{"backup":"content-service"}\n{"sha256":"0"}\n';
const COUNTS = { items: 1, revisions: 4, desk_users: 2, api_keys: 0, members: 0 };

/** What the calls work on. */
interface Kept {
  readonly order: Order;
  facts: CompanyFacts;
  readonly positions: Map<string, unknown>;
  isLoggedIn: boolean;
  readonly totp: TotpFake;
  readonly orderElsewhere: (positions: readonly string[]) => void;
}

const NO_MAILBOX = {
  code: 'invalid',
  fields: { 'email.support': '`nobody` is no mailbox' },
  reasons: { 'email.support': { code: 'noMailbox', values: { value: 'nobody' } } },
};

/** The calls about order, facts and backups. */
export const safetyRoutes = (service: Kept): [RegExp, Handler][] => [
  [/^GET \/order$/u, () => service.order],
  [
    /^PUT \/order$/u,
    ({ body }) => {
      if (body['revision'] !== service.order.revision) throw new Refused(409, { code: 'conflict' });
      service.orderElsewhere(body['positions'] as string[]);
      return service.order;
    },
  ],
  [/^GET \/facts$/u, () => service.facts],
  [
    /^PUT \/facts$/u,
    ({ body }) => {
      if (body['revision'] !== service.facts.revision) throw new Refused(409, { code: 'conflict' });
      const facts = body['facts'] as CompanyFacts['facts'];
      if (JSON.stringify(facts).includes('nobody')) throw new Refused(422, NO_MAILBOX);
      service.facts = { ...service.facts, facts, revision: `${service.facts.revision}+` };
      return service.facts;
    },
  ],
  [
    /^POST \/backup$/u,
    ({ body }) => {
      confirm(service, body);
      return new Response(BACKUP);
    },
  ],
  [
    /^POST \/restores$/u,
    ({ body }) => {
      // Of a file that a real browser sends, its tests see nothing.
      const { text = BACKUP } = body;
      if (text !== BACKUP) throw new Refused(422, { code: 'backupForeign' });
      const now = { ...COUNTS, items: service.positions.size };
      return { id: 'one', madeAt: '2026-01-02T03:04:05.000Z', backup: COUNTS, now };
    },
  ],
  [
    /^POST \/restores\/one$/u,
    ({ body }) => {
      confirm(service, body);
      service.positions.clear();
      service.isLoggedIn = false;
    },
  ],
];

/** Refuses another password, and a wrong code where there is a second step. */
function confirm({ totp }: Kept, body: Record<string, unknown>): void {
  if (body['password'] !== 'a good sentence') throw new Refused(401, { code: 'wrongCredentials' });
  totp.check(body['code']);
}
