import type { ReactNode } from 'react';

import { useTexts } from '../i18n/texts';
import { Button } from './Button';
import { OwnPasswordField } from './OwnPasswordField';
import { Field } from './Field';

/** Fewest and most characters of a password; the service decides. */
const [PASSWORD_MIN, PASSWORD_MAX] = [8, 128];

export interface PasswordFieldsProps {
  /** Whether the present password is wanted. */
  readonly asksCurrent: boolean;
  /** What else the form asks for. */
  readonly children?: ReactNode;
}

/** The fields and the button of a form that sets a password. */
export function PasswordFields({ asksCurrent, children }: PasswordFieldsProps) {
  const texts = useTexts();
  return (
    <>
      {asksCurrent && <OwnPasswordField name="current" label={texts.account.current} />}
      <Field label={texts.login.newPassword} hint={texts.login.newPasswordHint}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={PASSWORD_MIN}
            maxLength={PASSWORD_MAX}
            required
          />
        )}
      </Field>
      {children}
      <Button type="submit" kind="main">
        {texts.login.setPassword}
      </Button>
    </>
  );
}
