import { useState } from 'react';

import { logIn } from '../../data/session';
import { useTexts } from '../../i18n/texts';
import { CurrentPasswordField } from '../../ui/CurrentPasswordField';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';

export interface LogInFormProps {
  /** Who was logged in before. */
  readonly name?: string;
}

/** Name and password, and a code where the account has a second step. */
export function LogInForm({ name = '' }: LogInFormProps) {
  const texts = useTexts();
  const [wantsCode, setWantsCode] = useState(false);
  const enter = async (value: (field: string) => string) => {
    const body = { name: value('name').trim(), password: value('password') };
    const wanted = await logIn(wantsCode ? { ...body, code: value('code') } : body);
    setWantsCode(wanted?.what === 'code');
  };
  return (
    <Form onSubmit={enter}>
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
      <CurrentPasswordField />
      {wantsCode && <CodeField takesRecovery hasFocus />}
      <Button type="submit" kind="main">
        {texts.login.submit}
      </Button>
    </Form>
  );
}
