import { useState } from 'react';

import { ownerService } from '../../api/owner';
import type { Webhook } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { refreshOwned, useWebhooks } from '../../data/owner';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { useCall } from '../../ui/useCall';
import { Deliveries } from './Deliveries';
import styles from './Rows.module.css';
import { WebhookDialog } from './WebhookDialog';

/** What an owner is about to do. */
type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly webhook: Webhook };

/** Programs outside that are told of what happens, and what they were told. */
export function WebhooksScreen() {
  const texts = useTexts();
  const query = useWebhooks();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => {
    setTask(null);
  };
  return (
    <>
      <p className={styles.intro}>{texts.webhooks.intro}</p>
      <Pending query={query}>
        {({ webhooks, events, hasIndexing }) => (
          <>
            <Button
              kind="main"
              icon="add"
              className={styles.add ?? ''}
              onClick={() => {
                setTask({ kind: 'add' });
              }}
            >
              {texts.webhooks.add}
            </Button>
            <WebhookRows webhooks={webhooks} onTask={setTask} />
            <p className={styles.empty}>
              {hasIndexing ? texts.webhooks.indexing : texts.webhooks.noIndexing}
            </p>
            <Deliveries webhooks={webhooks} />
            {task?.kind === 'add' && <WebhookDialog events={events} onClose={close} />}
            {task?.kind === 'edit' && (
              <WebhookDialog webhook={task.webhook} events={events} onClose={close} />
            )}
          </>
        )}
      </Pending>
      {task?.kind === 'remove' && <RemoveDialog webhook={task.webhook} onClose={close} />}
    </>
  );
}

interface WebhookRowsProps {
  readonly webhooks: readonly Webhook[];
  readonly onTask: (task: Task) => void;
}

function WebhookRows({ webhooks, onTask }: WebhookRowsProps) {
  const texts = useTexts();
  if (webhooks.length === 0) return <p className={styles.empty}>{texts.webhooks.empty}</p>;
  return (
    <ul className={styles.rows} aria-label={texts.ownerScreens.webhooks}>
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onTask={onTask} />
      ))}
    </ul>
  );
}

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onTask: (task: Task) => void;
}

function WebhookRow({ webhook, onTask }: WebhookRowProps) {
  const texts = useTexts();
  const { name, events, isOn } = webhook;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{hostOf(webhook)}</p>
      </div>
      <div className={styles.quiet}>
        <p>{isOn ? texts.webhooks.on : texts.webhooks.off}</p>
        <p>
          {new Intl.ListFormat(texts.tag, { type: 'unit' }).format(
            events.map((each) => texts.webhooks.kinds[each]),
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        {isOn && <TestButton webhook={webhook} />}
        <Button
          aria-label={fill(texts.webhooks.editOf, { name })}
          onClick={() => {
            onTask({ kind: 'edit', webhook });
          }}
        >
          {texts.webhooks.edit}
        </Button>
        <Button
          aria-label={fill(texts.webhooks.removeOf, { name })}
          onClick={() => {
            onTask({ kind: 'remove', webhook });
          }}
        >
          {texts.webhooks.remove}
        </Button>
      </div>
    </li>
  );
}

function TestButton({ webhook: { id, name } }: { readonly webhook: Webhook }) {
  const texts = useTexts();
  const { error, run } = useCall();
  return (
    <>
      <Button
        aria-label={fill(texts.webhooks.testOf, { name })}
        onClick={() =>
          void run(async () => {
            await ownerService.testWebhook(id);
            await refreshOwned('deliveries');
            notify(fill(texts.webhooks.tested, { name }));
          })
        }
      >
        {texts.webhooks.test}
      </Button>
      <p role="alert">{error}</p>
    </>
  );
}

interface RemoveDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

function RemoveDialog({ webhook: { id, name }, onClose }: RemoveDialogProps) {
  const texts = useTexts();
  return (
    <ConfirmDialog
      title={fill(texts.webhooks.removeOf, { name })}
      submit={texts.webhooks.remove}
      onClose={onClose}
      onSubmit={async () => {
        await ownerService.removeWebhook(id);
        await Promise.all([refreshOwned('webhooks'), refreshOwned('deliveries')]);
        notify(fill(texts.webhooks.removed, { name }));
      }}
    >
      <p>{texts.webhooks.removeHint}</p>
    </ConfirmDialog>
  );
}

/** Whom an address leads to: the rest of it is a secret for many programs. */
const hostOf = ({ address }: Webhook) => (URL.canParse(address) ? new URL(address).host : address);
