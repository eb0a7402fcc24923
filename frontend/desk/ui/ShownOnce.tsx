import { useEffect, useRef } from 'react';

import { CopyButton } from './CopyButton';
import { Field } from './Field';
import styles from './ShownOnce.module.css';

export interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
  /** What it is good for, and that it is not shown again. */
  readonly note: string;
}

/** A secret that is not shown again: to be copied, or selected where the browser does not copy. */
export function ShownOnce({ label, value, note }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(select, []);
  return (
    <div className={styles.once}>
      <Field label={label} hint={note}>
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            value={value}
            className={`${control.className} ${styles.value ?? ''}`}
          />
        )}
      </Field>
      <CopyButton kind="main" text={value} onFailed={select} />
    </div>
  );
}
