import type { ComponentProps } from 'react';

import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is what the screen is for; `quiet` has no frame. */
  readonly kind?: 'main' | 'plain' | 'quiet';
}

/** A button. It is never disabled while it works, so that the focus stays. */
export function Button({ kind = 'plain', className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-kind={kind}
      className={`${styles.button ?? ''} ${className}`}
    />
  );
}
