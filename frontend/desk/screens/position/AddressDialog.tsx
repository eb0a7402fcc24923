import { useState } from 'react';

import type { Position } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { ID_MAX, ID_PATTERN, isRandom, proposalOfAll } from '../../lib/address';
import { localesOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { rename } from './perform';

export interface AddressDialogProps {
  readonly position: Position;
  /** Whether visitors may know the address of now. */
  readonly wasSeen: boolean;
  readonly onClose: () => void;
}

/** Asks for another address. The titles propose one, which people may change. */
export function AddressDialog({ position, wasSeen, onClose }: AddressDialogProps) {
  const texts = useTexts();
  const { id } = position;
  const all = localesOf(position);
  const proposal = proposalOfAll(all.map(([, { title }]) => title));
  const [typed, setTyped] = useState(isRandom(id) ? proposal.id : id);
  const [isBusy, setIsBusy] = useState(false);
  // As long as the address changes, the dialog keeps people from writing at the old one.
  const close = () => {
    if (!isBusy) onClose();
  };
  const submit = async () => {
    setIsBusy(true);
    try {
      if (typed !== id) await rename(id, typed);
      onClose();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={texts.address.title} onClose={close} closeLabel={texts.app.close}>
      <Form onSubmit={submit}>
        <Field label={texts.list.id} hint={texts.list.idHint}>
          {(control) => (
            <input
              {...control}
              required
              pattern={ID_PATTERN}
              maxLength={ID_MAX}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
              }}
            />
          )}
        </Field>
        {proposal.id !== '' && proposal.id !== typed && (
          <Button
            onClick={() => {
              setTyped(proposal.id);
            }}
          >
            {fill(texts.address.take, { id: proposal.id })}
          </Button>
        )}
        <p>{wasSeen ? texts.address.leads : texts.address.unseen}</p>
        <Button type="submit" kind="main">
          {texts.address.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
