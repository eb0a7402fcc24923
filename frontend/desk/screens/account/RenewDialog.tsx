import { useState } from 'react';

import { service } from '../../api/service';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { OwnPasswordField } from '../../ui/OwnPasswordField';
import { Recovery } from './TotpDialog';

export interface RenewDialogProps {
  readonly onClose: () => void;
}

/** Makes new recovery codes by the password and a code, and shows them once. */
export function RenewDialog({ onClose }: RenewDialogProps) {
  const texts = useTexts();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return (
      <Dialog title={texts.totp.recoveryTitle}>
        <Recovery codes={codes} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={texts.totp.renew} onClose={onClose} closeLabel={texts.app.close}>
      <Form
        onSubmit={async (value) => {
          setCodes(await service.renewRecoveryCodes(value('password'), value('code')));
        }}
      >
        <p>{texts.totp.renewHint}</p>
        <OwnPasswordField />
        <CodeField takesRecovery />
        <Button type="submit" kind="main">
          {texts.totp.renew}
        </Button>
      </Form>
    </Dialog>
  );
}
