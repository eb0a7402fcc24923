/** Webhooks of a service in memory. A test decides what becomes of deliveries. */
import type { Delivery, EventKind, Webhook, WebhookRequest } from '../api/types';
import { NOW, Refused } from './wire';
import type { Handler } from './wire';

/** What can be told. */
const EVENTS: readonly EventKind[] = [
  'published',
  'scheduled',
  'notPublished',
  'closed',
  'review',
  'comment',
];
/** Deliveries on a page of the list. */
const PAGE = 3;

/** No webhook at first, and no deliveries. */
export class WebhooksFake {
  readonly webhooks: Webhook[] = [];
  /** The newest first. */
  readonly deliveries: Delivery[] = [];
  hasIndexing = false;

  /** Adds a delivery, which is on its way unless a test says otherwise. */
  deliver(change: Partial<Delivery>): void {
    const number = this.deliveries.length + 1;
    this.deliveries.unshift({
      id: `d${String(number)}`,
      number,
      webhook: 'w1',
      event: 'published',
      position: 'sound',
      state: 'waiting',
      tries: 0,
      madeAt: NOW,
      triedAt: null,
      nextTryAt: NOW,
      status: null,
      fault: null,
      ...change,
    });
  }

  #find(id: string): number {
    const index = this.webhooks.findIndex((each) => each.id === id);
    if (index === -1) throw new Refused(404, { code: 'notFound' });
    return index;
  }

  /** Its calls. */
  routes(): [RegExp, Handler][] {
    return [...this.#webhookRoutes(), ...this.#deliveryRoutes()];
  }

  #webhookRoutes(): [RegExp, Handler][] {
    return [
      [
        /^GET \/webhooks$/u,
        () => ({ webhooks: this.webhooks, events: EVENTS, hasIndexing: this.hasIndexing }),
      ],
      [
        /^POST \/webhooks$/u,
        ({ body }) => {
          const request = body as WebhookRequest;
          const id = `w${String(this.webhooks.length + 1)}`;
          const webhook = { ...request, id, createdAt: NOW };
          this.webhooks.push(webhook);
          return { webhook, secret: `whsec_${id}` };
        },
      ],
      [
        /^PUT \/webhooks\/(\w+)$/u,
        ({ parts: [id = ''], body }) => {
          const webhook = { ...(body as WebhookRequest), id, createdAt: NOW };
          this.webhooks[this.#find(id)] = webhook;
          return webhook;
        },
      ],
      [
        /^DELETE \/webhooks\/(\w+)$/u,
        ({ parts: [id = ''] }) => {
          this.webhooks.splice(this.#find(id), 1);
        },
      ],
      [
        /^POST \/webhooks\/(\w+)\/test$/u,
        ({ parts: [id = ''] }) => {
          this.#find(id);
          this.deliver({ webhook: id, event: 'test', position: null });
        },
      ],
    ];
  }

  #deliveryRoutes(): [RegExp, Handler][] {
    return [
      [
        /^GET \/deliveries$/u,
        ({ url: { searchParams } }) => {
          const webhook = searchParams.get('webhook');
          const before = Number(searchParams.get('before') ?? Infinity);
          const found = this.deliveries.filter(
            (each) => each.number < before && (webhook === null || each.webhook === webhook),
          );
          return { deliveries: found.slice(0, PAGE), hasMore: found.length > PAGE };
        },
      ],
      [
        /^POST \/deliveries\/(\w+)\/again$/u,
        ({ parts: [id = ''] }) => {
          const index = this.deliveries.findIndex((each) => each.id === id);
          const delivery = this.deliveries[index];
          if (delivery === undefined) throw new Refused(404, { code: 'notFound' });
          this.deliveries[index] = { ...delivery, state: 'waiting', fault: null, status: null };
        },
      ],
    ];
  }
}
