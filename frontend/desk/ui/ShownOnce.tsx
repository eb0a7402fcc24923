import { useEffect, useRef, useState } from 'react';

import { useTexts } from '../i18n/texts';
import { Button } from './Button';
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
  const texts = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    field.current?.select();
    field.current?.focus();
  }, []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      // It is selected: the keys of the device copy it.
      field.current?.focus();
    }
  };
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
      <p role="status" className={styles.copied}>
        {isCopied && texts.app.copied}
      </p>
      <Button kind="main" onClick={() => void copy()}>
        {texts.app.copy}
      </Button>
    </div>
  );
}
