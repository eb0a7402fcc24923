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
import { RenewDialog } from './RenewDialog';
import { TotpDialog } from './TotpDialog';
import styles from './TotpDialog.module.css';

/** The second step of the own log-in: whether it is on, and how to turn it on or off. */
export function TotpSection() {
  const texts = useTexts();
  const query = useTotp();
  const [open, setOpen] = useState<'switch' | 'codes' | null>(null);
  const close = () => {
    setOpen(null);
  };
  const closeFresh = () => {
    close();
    void query.refetch();
  };
  return (
    <section>
      <h2>{texts.totp.title}</h2>
      <Pending query={query}>
        {({ isOn, recoveryCodesLeft }) => (
          <>
            <p>{isOn ? fill(texts.totp.isOn, { count: recoveryCodesLeft }) : texts.totp.isOff}</p>
            <div className={styles.buttons}>
              <Button
                onClick={() => {
                  setOpen('switch');
                }}
              >
                {isOn ? texts.totp.turnOff : texts.totp.turnOn}
              </Button>
              {isOn && (
                <Button
                  onClick={() => {
                    setOpen('codes');
                  }}
                >
                  {texts.totp.renew}
                </Button>
              )}
            </div>
            {open === 'switch' && isOn && <OffDialog onClose={close} onDone={query.refetch} />}
            {open === 'switch' && !isOn && <TotpDialog onClose={closeFresh} />}
            {open === 'codes' && <RenewDialog onClose={closeFresh} />}
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
