import type { Ref } from 'react';

import { ControlIcon, type ControlIconName } from '../ControlIcon/ControlIcon';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  readonly icon: ControlIconName;
  readonly label: string;
  readonly onPress: () => void;
  /** For a switch: whether it is on. Its label does not change. */
  readonly isPressed?: boolean;
  /** Says why it does nothing in its label, and stays in reach of the keyboard. */
  readonly isOff?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of a player: 44 px wide and high, named for screen readers. */
export function IconButton({ icon, label, onPress, isPressed, isOff, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      onClick={isOff === true ? undefined : onPress}
    >
      <ControlIcon name={icon} />
    </button>
  );
}
