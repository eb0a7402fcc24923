import { session } from '../data/session';
import { useStore } from '../data/store';
import { CurrentPasswordField } from './CurrentPasswordField';
import type { CurrentPasswordFieldProps } from './CurrentPasswordField';

export interface AccountNameProps {
  readonly name: string;
}

/** Tells password managers whose password a form takes; no one sees it. */
export function AccountName({ name }: AccountNameProps) {
  return <input name="username" autoComplete="username" value={name} readOnly hidden />;
}

/** The field for the password of the user who is logged in. */
export function OwnPasswordField(props: CurrentPasswordFieldProps) {
  const { session: open } = useStore(session);
  return (
    <>
      <AccountName name={open?.user.name ?? ''} />
      <CurrentPasswordField {...props} />
    </>
  );
}
