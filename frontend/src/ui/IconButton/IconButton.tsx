import type { Ref } from 'react';

import { ControlIcon, type ControlIconName } from '../ControlIcon/ControlIcon';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  readonly icon: ControlIconName;
  readonly label: string;
  readonly onPress: () => void;
  /** For a switch: whether it is on. Its label does not change. */
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of a player: 44 px wide and high, named for screen readers. */
export function IconButton({ icon, label, onPress, isPressed, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <ControlIcon name={icon} />
    </button>
  );
}
