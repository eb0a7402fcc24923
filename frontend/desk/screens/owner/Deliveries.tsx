import { useState } from 'react';

import { ownerService } from '../../api/owner';
import type { Delivery, Webhook } from '../../api/types';
import { refreshOwned, useDeliveries } from '../../data/owner';
import { usePositions } from '../../data/queries';
import { counted } from '../../../src/i18n/counted';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts, useTime } from '../../i18n/texts';
import { nameOfDelivery } from '../../lib/deliveries';
import { titleOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Field';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { useCall } from '../../ui/useCall';
import rows from './Rows.module.css';
import styles from './Webhooks.module.css';

export interface DeliveriesProps {
  readonly webhooks: readonly Webhook[];
}

/** What webhooks were told and are still to be told, the newest first. */
export function Deliveries({ webhooks }: DeliveriesProps) {
  const texts = useTexts();
  const [chosen, setWebhook] = useState('');
  // One that is gone is chosen no more.
  const webhook = webhooks.some(({ id }) => id === chosen) ? chosen : '';
  const query = useDeliveries(webhook);
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className={styles.title}>
        {texts.webhooks.deliveries}
      </h2>
      {webhooks.length > 1 && (
        <div className={styles.tools}>
          <Choice
            label={texts.webhooks.of}
            value={webhook}
            options={[
              ['', texts.webhooks.all],
              ...webhooks.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={setWebhook}
          />
        </div>
      )}
      <Pending query={query}>
        {({ pages }) => (
          <DeliveryRows
            deliveries={pages.flatMap(({ deliveries }) => deliveries)}
            webhooks={webhooks}
          />
        )}
      </Pending>
      <p role="alert">{query.isFetchNextPageError && sentenceOf(query.error, texts)}</p>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()}>{texts.webhooks.more}</Button>
      )}
    </section>
  );
}

interface DeliveryRowsProps extends DeliveriesProps {
  readonly deliveries: readonly Delivery[];
}

function DeliveryRows({ deliveries, webhooks }: DeliveryRowsProps) {
  const texts = useTexts();
  const { data: known } = usePositions();
  if (deliveries.length === 0) return <p className={rows.empty}>{texts.webhooks.noDeliveries}</p>;
  const titles = new Map(known?.positions.map((each) => [each.id, titleOf(each, texts)] as const));
  const names = new Map(webhooks.map(({ id, name }) => [id, name] as const));
  return (
    <ul className={rows.rows} aria-label={texts.webhooks.deliveries}>
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          delivery={delivery}
          to={
            delivery.webhook === null ? texts.webhooks.google : (names.get(delivery.webhook) ?? '')
          }
          what={nameOfDelivery(delivery, titles, texts)}
        />
      ))}
    </ul>
  );
}

interface DeliveryRowProps {
  readonly delivery: Delivery;
  /** Who is told. */
  readonly to: string;
  /** What is told. */
  readonly what: string;
}

function DeliveryRow({ delivery, to, what }: DeliveryRowProps) {
  const texts = useTexts();
  const time = useTime();
  const { error, run } = useCall();
  return (
    <li className={rows.row}>
      <div>
        <p className={rows.name}>{what}</p>
        <p className={rows.quiet}>
          {to} <time dateTime={delivery.madeAt}>{time(delivery.madeAt)}</time>
        </p>
      </div>
      <State delivery={delivery} />
      <div className={rows.buttons}>
        <Button
          aria-label={fill(texts.webhooks.againOf, { what })}
          onClick={() =>
            void run(async () => {
              await ownerService.deliverAgain(delivery.id);
              await refreshOwned('deliveries');
              notify(texts.webhooks.sent);
            })
          }
        >
          {texts.webhooks.again}
        </Button>
        <p role="alert">{error}</p>
      </div>
    </li>
  );
}

/** What became of a delivery, and why it was not taken. */
function State({ delivery }: Pick<DeliveryRowProps, 'delivery'>) {
  const texts = useTexts();
  const time = useTime();
  const { state, tries, triedAt, nextTryAt, fault, status } = delivery;
  const sentence = () => {
    if (state === 'delivered')
      return fill(texts.webhooks.delivered, { time: time(triedAt ?? delivery.madeAt) });
    if (state === 'failed') return texts.webhooks.failed;
    if (fault === null || nextTryAt === null) return texts.webhooks.waiting;
    const again = counted(texts.webhooks.retries, tries, texts.tag);
    return fill(again, { count: tries, time: time(nextTryAt) });
  };
  return (
    <div className={rows.quiet}>
      <p>{sentence()}</p>
      {fault !== null && (
        <p className={styles.fault}>
          {fill(texts.webhooks.faults[fault], { status: status ?? '' })}
        </p>
      )}
    </div>
  );
}
