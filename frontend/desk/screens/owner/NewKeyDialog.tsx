import { useState } from 'react';

import { ApiError } from '../../api/error';
import { ownerService } from '../../api/owner';
import type { NewKey } from '../../api/owner';
import type { KeyRight } from '../../api/types';
import { refreshOwned } from '../../data/owner';
import { counted } from '../../../src/i18n/counted';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { nameOfCollection } from '../../lib/collections';
import { RIGHTS } from '../../lib/keys';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { ShownOnce } from '../../ui/ShownOnce';
import styles from './Rows.module.css';

/** Days until a key ends, of which one is chosen. */
const LIFETIMES = [30, 90, 365] as const;

export interface NewKeyDialogProps {
  readonly collections: readonly string[];
  readonly onClose: () => void;
}

/** Makes a key for some collections, and shows it once. */
export function NewKeyDialog({ collections, onClose }: NewKeyDialogProps) {
  const texts = useTexts();
  const time = useTime();
  const [made, setMade] = useState<NewKey | null>(null);
  const create = async (value: (name: string) => string) => {
    const scopes = scopesOf(collections, value);
    if (Object.keys(scopes).length === 0)
      throw new ApiError({ code: 'noScope', message: texts.errors.noScope, status: 0 });
    const days = Number(value('days'));
    setMade(await ownerService.createKey({ name: value('name').trim(), scopes, days }));
    await refreshOwned('keys');
  };
  return (
    <Dialog title={texts.keys.add} onClose={onClose} closeLabel={texts.app.close}>
      {made === null ? (
        <Form onSubmit={create}>
          <Fields collections={collections} />
          <Button type="submit" kind="main">
            {texts.keys.create}
          </Button>
        </Form>
      ) : (
        <ShownOnce
          label={fill(texts.keys.key, { name: made.key.name })}
          value={made.text}
          note={fill(texts.keys.note, { time: time(made.key.expiresAt ?? '') })}
        />
      )}
    </Dialog>
  );
}

function Fields({ collections }: Pick<NewKeyDialogProps, 'collections'>) {
  const texts = useTexts();
  return (
    <>
      <Field label={texts.keys.name} hint={texts.keys.nameHint}>
        {(control) => <input {...control} name="name" required maxLength={64} autoComplete="off" />}
      </Field>
      <fieldset className={styles.scopes}>
        <legend>{texts.keys.scopes}</legend>
        {collections.map((collection) => (
          <Field key={collection} label={nameOfCollection(collection, texts)}>
            {(control) => (
              <select {...control} name={fieldOf(collection)} defaultValue="">
                <option value="">{texts.keyRights.none}</option>
                {RIGHTS.map((right) => (
                  <option key={right} value={right}>
                    {texts.keyRights[right]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </fieldset>
      <Field label={texts.keys.lifetime}>
        {(control) => (
          <select {...control} name="days" defaultValue={LIFETIMES[1]}>
            {LIFETIMES.map((days) => (
              <option key={days} value={days}>
                {fill(counted(texts.keys.days, days, texts.tag), { days })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

const fieldOf = (collection: string) => `right of ${collection}`;

/** The rights that the form has. */
function scopesOf(
  collections: readonly string[],
  value: (name: string) => string,
): Record<string, KeyRight> {
  return Object.fromEntries(
    collections.flatMap((collection) => {
      const right = RIGHTS.find((each) => each === value(fieldOf(collection)));
      return right === undefined ? [] : [[collection, right]];
    }),
  );
}
