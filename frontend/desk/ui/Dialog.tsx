import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../icons/Icon';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** Called when it is left by Escape or by its button; a dialog without it has to be answered. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog of the browser: it keeps the focus, and gives it back. */
export function Dialog({ title, onClose, closeLabel, isWide = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide}
      aria-labelledby={id}
      onCancel={(event) => {
        // The page decides, so that nothing closes without it.
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {onClose !== undefined && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
