import { useState } from 'react';

import { ApiError } from '../../api/error';
import { ownerService } from '../../api/owner';
import type { NewWebhook } from '../../api/owner';
import type { EventKind, Webhook, WebhookRequest } from '../../api/types';
import { refreshOwned } from '../../data/owner';
import { fill } from '../../../src/i18n/fill';
import { LANGUAGES, preferredLanguage } from '../../i18n/languages';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { notify } from '../../ui/Notices';
import { ShownOnce } from '../../ui/ShownOnce';
import styles from './Webhooks.module.css';

export interface WebhookDialogProps {
  /** The one that is changed; without it one is made. */
  readonly webhook?: Webhook;
  /** What can be told, in the order of the form. */
  readonly events: readonly EventKind[];
  readonly onClose: () => void;
}

/** Makes a webhook and shows its secret once, or changes one. */
export function WebhookDialog({ webhook, events, onClose }: WebhookDialogProps) {
  const texts = useTexts();
  const [made, setMade] = useState<NewWebhook | null>(null);
  const send = async (value: (name: string) => string) => {
    const request = requestOf(value, events, webhook === undefined);
    if (request.events.length === 0)
      throw new ApiError({ code: 'noEvent', message: texts.errors.noEvent, status: 0 });
    if (webhook === undefined) setMade(await ownerService.createWebhook(request));
    else await ownerService.changeWebhook(webhook.id, request);
    await refreshOwned('webhooks');
    if (webhook === undefined) return;
    notify(fill(texts.webhooks.saved, { name: request.name }));
    onClose();
  };
  const title =
    webhook === undefined
      ? texts.webhooks.add
      : fill(texts.webhooks.editOf, { name: webhook.name });
  return (
    <Dialog title={title} onClose={onClose} closeLabel={texts.app.close}>
      {made === null ? (
        <Form onSubmit={send}>
          <Fields webhook={webhook} events={events} />
          <Button type="submit" kind="main">
            {webhook === undefined ? texts.webhooks.create : texts.webhooks.save}
          </Button>
        </Form>
      ) : (
        <ShownOnce
          label={fill(texts.webhooks.secret, { name: made.webhook.name })}
          value={made.secret}
          note={texts.webhooks.secretNote}
        />
      )}
    </Dialog>
  );
}

interface FieldsProps {
  readonly webhook: Webhook | undefined;
  readonly events: readonly EventKind[];
}

function Fields({ webhook, events }: FieldsProps) {
  const texts = useTexts();
  return (
    <>
      <Field label={texts.webhooks.name} hint={texts.webhooks.nameHint}>
        {(control) => (
          <input
            {...control}
            name="name"
            required
            maxLength={64}
            autoComplete="off"
            defaultValue={webhook?.name}
          />
        )}
      </Field>
      <Field label={texts.webhooks.address} hint={texts.webhooks.addressHint}>
        {(control) => (
          <input
            {...control}
            name="address"
            type="url"
            required
            maxLength={2000}
            autoComplete="off"
            defaultValue={webhook?.address}
          />
        )}
      </Field>
      <Field label={texts.webhooks.language}>
        {(control) => (
          <select
            {...control}
            name="language"
            defaultValue={webhook?.language ?? preferredLanguage()}
          >
            {LANGUAGES.map(({ code }) => (
              <option key={code} value={code}>
                {texts.languages[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Choices webhook={webhook} events={events} />
    </>
  );
}

/** What is told, and for one that there is whether anything is. */
function Choices({ webhook, events }: FieldsProps) {
  const texts = useTexts();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{texts.webhooks.events}</legend>
        {events.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              name={each}
              defaultChecked={webhook?.events.includes(each) ?? true}
            />
            {texts.webhooks.kinds[each]}
          </label>
        ))}
      </fieldset>
      {webhook !== undefined && (
        <label className={styles.choice}>
          <input type="checkbox" name="isOn" defaultChecked={webhook.isOn} />
          {texts.webhooks.on}
        </label>
      )}
    </>
  );
}

/** What the form has. A new webhook is on. */
function requestOf(
  value: (name: string) => string,
  events: readonly EventKind[],
  isNew: boolean,
): WebhookRequest {
  return {
    name: value('name').trim(),
    address: value('address').trim(),
    language: value('language'),
    events: events.filter((each) => value(each) !== ''),
    isOn: isNew || value('isOn') !== '',
  };
}
