import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { logInByLink } from '../../data/session';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Form } from '../../ui/Form';
import { AccountName } from '../../ui/OwnPasswordField';
import { PasswordFields } from '../../ui/PasswordFields';
import styles from './Door.module.css';
import { LogInForm } from './LogInForm';

export interface DoorProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is in front of the desk: one card below the mark. */
export function Door({ title, children }: DoorProps) {
  const texts = useTexts();
  return (
    <main className={styles.door}>
      <div className={styles.card}>
        <p className={styles.mark} aria-hidden="true">
          AXTORM
        </p>
        <h1 className={styles.title}>{title}</h1>
        {!navigator.cookieEnabled && <p role="alert">{texts.login.cookies}</p>}
        {children}
      </div>
    </main>
  );
}

/** The log-in. */
export function LogInScreen() {
  const texts = useTexts();
  return (
    <Door title={texts.login.title}>
      <LogInForm />
      <p className={styles.help}>{texts.login.help}</p>
    </Door>
  );
}

export interface LinkScreenProps {
  readonly link: string;
  /** Goes to the log-in. */
  readonly onBad: () => void;
}

/** Uses a one-time link: most set a password, some log in at once. */
export function LinkScreen({ link, onBad }: LinkScreenProps) {
  const texts = useTexts();
  const [state, setState] = useState<'loading' | 'wanted' | 'bad'>('loading');
  const [wants, setWants] = useState<Wants>({ password: false, code: false });
  useEffect(() => {
    const use = async () => {
      try {
        const wanted = await logInByLink({ link });
        if (wanted === null) return;
        setWants({
          password: wanted.what === 'password',
          code: wanted.what === 'code',
          user: wanted.user,
        });
        setState('wanted');
      } catch {
        setState('bad');
      }
    };
    // The link stays neither in the address nor in the history.
    history.replaceState(null, '', new URL('./#/', location.href));
    void use();
  }, [link]);
  if (state === 'loading') return <Door title={texts.app.loading}>{null}</Door>;
  return (
    <Door title={wants.password ? texts.login.linkTitle : texts.login.title}>
      {state === 'wanted' ? (
        <LinkForm link={link} wants={wants} onWants={setWants} />
      ) : (
        <>
          <p role="alert">{texts.login.linkBad}</p>
          <Button onClick={onBad}>{texts.login.toLogin}</Button>
        </>
      )}
    </Door>
  );
}

/** What a link asks for before it logs in. */
interface Wants {
  readonly password: boolean;
  readonly code: boolean;
  /** Whose link it is, where it wants a password. */
  readonly user?: string | undefined;
}

interface LinkFormProps {
  readonly link: string;
  readonly wants: Wants;
  readonly onWants: (wants: Wants) => void;
}

function LinkForm({ link, wants, onWants }: LinkFormProps) {
  const texts = useTexts();
  const use = async (value: (name: string) => string) => {
    const wanted = await logInByLink({
      link,
      ...(wants.password ? { password: value('password') } : {}),
      ...(wants.code ? { code: value('code') } : {}),
    });
    if (wanted?.what === 'code') onWants({ ...wants, code: true });
  };
  const code = wants.code && <CodeField takesRecovery hasFocus />;
  return (
    <Form onSubmit={use}>
      {wants.password ? (
        <>
          <AccountName name={wants.user ?? ''} />
          <PasswordFields asksCurrent={false}>{code}</PasswordFields>
        </>
      ) : (
        <>
          {code}
          <Button type="submit" kind="main">
            {texts.login.submit}
          </Button>
        </>
      )}
    </Form>
  );
}
