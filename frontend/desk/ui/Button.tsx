import type { ComponentProps } from 'react';

import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/Icon';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is what the screen is for; `quiet` has no frame. */
  readonly kind?: 'main' | 'plain' | 'quiet';
  /** Stands before the word, and is not read out. */
  readonly icon?: IconName | undefined;
}

/** A button. It is never disabled while it works, so that the focus stays. */
export function Button({ kind = 'plain', icon, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-kind={kind}
      className={`${styles.button ?? ''} ${className}`}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
