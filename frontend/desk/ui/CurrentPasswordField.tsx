import { useTexts } from '../i18n/texts';
import { Field } from './Field';

export interface CurrentPasswordFieldProps {
  /** Its name in the form. */
  readonly name?: string;
  /** What stands above it, if that is not the plain word. */
  readonly label?: string;
}

/** The field for the password that somebody has already. */
export function CurrentPasswordField({ name = 'password', label }: CurrentPasswordFieldProps) {
  const texts = useTexts();
  return (
    <Field label={label ?? texts.login.password}>
      {(control) => (
        <input {...control} name={name} type="password" autoComplete="current-password" required />
      )}
    </Field>
  );
}
