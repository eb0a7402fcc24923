import { useState } from 'react';

import { service } from '../../api/service';
import { useTotp } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { OwnPasswordField } from '../../ui/OwnPasswordField';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { TotpDialog } from './TotpDialog';

/** The second step of the own log-in: whether it is on, and how to turn it on or off. */
export function TotpSection() {
  const texts = useTexts();
  const query = useTotp();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <section>
      <h2>{texts.totp.title}</h2>
      <Pending query={query}>
        {({ isOn, recoveryCodesLeft }) => (
          <>
            <p>{isOn ? fill(texts.totp.isOn, { count: recoveryCodesLeft }) : texts.totp.isOff}</p>
            <Button
              onClick={() => {
                setIsOpen(true);
              }}
            >
              {isOn ? texts.totp.turnOff : texts.totp.turnOn}
            </Button>
            {isOpen && isOn && <OffDialog onClose={close} onDone={query.refetch} />}
            {isOpen && !isOn && (
              <TotpDialog
                onClose={() => {
                  close();
                  void query.refetch();
                }}
              />
            )}
          </>
        )}
      </Pending>
    </section>
  );
}

interface OffDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => Promise<unknown>;
}

function OffDialog({ onClose, onDone }: OffDialogProps) {
  const texts = useTexts();
  return (
    <ConfirmDialog
      title={texts.totp.turnOff}
      submit={texts.totp.turnOff}
      onClose={onClose}
      onSubmit={async (value) => {
        await service.endTotp(value('password'), value('code'));
        await onDone();
        notify(texts.totp.turnedOff);
      }}
    >
      <OwnPasswordField />
      <CodeField takesRecovery />
    </ConfirmDialog>
  );
}
