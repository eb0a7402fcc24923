import { logIn } from '../../data/session';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';

export interface LogInFormProps {
  /** Who was logged in before. */
  readonly name?: string;
}

/** Name and password. */
export function LogInForm({ name = '' }: LogInFormProps) {
  const texts = useTexts();
  return (
    <Form onSubmit={(value) => logIn(value('name').trim(), value('password'))}>
      <Field label={texts.login.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="username"
            autoCapitalize="none"
            required
            defaultValue={name}
          />
        )}
      </Field>
      <Field label={texts.login.password}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Button type="submit" kind="main">
        {texts.login.submit}
      </Button>
    </Form>
  );
}
