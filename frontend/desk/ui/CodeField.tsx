import { useEffect, useRef } from 'react';

import { useTexts } from '../i18n/texts';
import { Field } from './Field';

export interface CodeFieldProps {
  /** Whether a recovery code may be in its place. */
  readonly takesRecovery: boolean;
  /** Whether it takes the focus, because it appears after something was sent. */
  readonly hasFocus?: boolean;
}

/** The code of an authenticator app. */
export function CodeField({ takesRecovery, hasFocus = false }: CodeFieldProps) {
  const texts = useTexts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  return (
    <Field
      label={texts.totp.code}
      hint={takesRecovery ? texts.totp.codeOrRecovery : texts.totp.codeHint}
    >
      {(control) => (
        <input
          {...control}
          ref={field}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // Recovery codes have letters too.
          inputMode={takesRecovery ? 'text' : 'numeric'}
        />
      )}
    </Field>
  );
}
