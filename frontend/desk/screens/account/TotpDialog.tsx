import { useState } from 'react';

import { service } from '../../api/service';
import type { TotpSetUp } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { OwnPasswordField } from '../../ui/OwnPasswordField';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import styles from './TotpDialog.module.css';

export interface TotpDialogProps {
  readonly onClose: () => void;
}

/** Turns the second step on: the password, the secret and a code of the app, the recovery codes. */
export function TotpDialog({ onClose }: TotpDialogProps) {
  const texts = useTexts();
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = codes === null ? texts.totp.turnOn : texts.totp.recoveryTitle;
  // No one leaves the recovery codes by accident: they are not shown again.
  const closing = codes === null ? { onClose, closeLabel: texts.app.close } : {};
  return (
    <Dialog title={title} {...closing}>
      {codes !== null ? (
        <Recovery codes={codes} onClose={onClose} />
      ) : setUp === null ? (
        <PasswordForm onDone={setSetUp} />
      ) : (
        <AppForm setUp={setUp} onDone={setCodes} />
      )}
    </Dialog>
  );
}

function PasswordForm({ onDone }: { readonly onDone: (setUp: TotpSetUp) => void }) {
  const texts = useTexts();
  return (
    <Form
      onSubmit={async (value) => {
        onDone(await service.beginTotp(value('password')));
      }}
    >
      <p>{texts.totp.intro}</p>
      <OwnPasswordField />
      <Button type="submit" kind="main">
        {texts.totp.next}
      </Button>
    </Form>
  );
}

interface AppFormProps {
  readonly setUp: TotpSetUp;
  readonly onDone: (codes: readonly string[]) => void;
}

function AppForm({ setUp: { secret, address, picture }, onDone }: AppFormProps) {
  const texts = useTexts();
  const size = String(picture.size);
  return (
    <Form
      onSubmit={async (value) => {
        onDone(await service.confirmTotp(value('code')));
      }}
    >
      <p>{texts.totp.scan}</p>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={texts.totp.picture}
      >
        <path d={picture.path} />
      </svg>
      <p>
        <a href={address}>{texts.totp.open}</a>
      </p>
      <div className={styles.secret}>
        <p>{texts.totp.secret}</p>
        <code translate="no">{secret.match(/.{1,4}/gu)?.join(' ')}</code>
        <CopyButton text={secret} />
      </div>
      <CodeField takesRecovery={false} hasFocus />
      <Button type="submit" kind="main">
        {texts.totp.turnOn}
      </Button>
    </Form>
  );
}

export interface RecoveryProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, which are shown once. */
export function Recovery({ codes, onClose }: RecoveryProps) {
  const texts = useTexts();
  return (
    <>
      <p>{texts.totp.recovery}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
      <Button kind="main" onClick={onClose}>
        {texts.totp.kept}
      </Button>
    </>
  );
}
