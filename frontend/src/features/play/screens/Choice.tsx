import { type ReactNode, useId } from 'react';

import { classes } from '../../../lib/classes';
import styles from './Choice.module.css';

export interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly picture?: (value: T) => ReactNode;
  /** What is said of an option below its name. */
  readonly detail?: (value: T) => string | undefined;
  readonly className?: string | undefined;
  readonly onChange: (value: T) => void;
}

/** One of several: radio buttons that look like the keys of a machine. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, name, value, options, picture, detail, className, onChange } = props;
  const id = useId();
  return (
    <fieldset className={classes(styles.choice, className)}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-describedby={detail?.(option.value) && `${id}-${option.value}`}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {picture?.(option.value)}
            <span lang="en">{option.label}</span>
            {detail && (
              <span id={`${id}-${option.value}`} className={styles.detail} aria-hidden>
                {detail(option.value)}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
