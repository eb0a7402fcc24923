import type { ReactNode } from 'react';

import styles from './Form.module.css';
import { useCall } from './useCall';

export interface FormProps {
  /** Sends the form. `value` is what a field has by its name; `reset` empties the form. */
  readonly onSubmit: (value: (name: string) => string, reset: () => void) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form that sends by a call, and says what went wrong. */
export function Form({ onSubmit, children }: FormProps) {
  const { isBusy, error, run } = useCall();
  return (
    <form
      className={styles.form}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const data = new FormData(form);
        const value = (name: string) => {
          const found = data.get(name);
          return typeof found === 'string' ? found : '';
        };
        void run(() =>
          onSubmit(value, () => {
            form.reset();
          }),
        );
      }}
    >
      {children}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </form>
  );
}
