import { useId } from 'react';
import type { ReactNode } from 'react';

import styles from './Field.module.css';

/** What an element of a field gets, so that its label and its error are read with it. */
interface Control {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export interface FieldProps {
  readonly label: string;
  /** The service's name of it, by which a form finds the field that is refused. */
  readonly name?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  readonly children: (control: Control) => ReactNode;
}

/** A label with the element that it names. */
export function Field({ label, name, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error !== undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly name?: string | undefined;
  readonly value: T | '';
  /** The values with their names, in order. */
  readonly options: readonly (readonly [T | '', string])[];
  readonly onChange: (value: T | '') => void;
  readonly isReadOnly?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** One of a few values: the browser's own list, which phones show as theirs. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, name, value, options, onChange, isReadOnly = false, hint, error } = props;
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          disabled={isReadOnly}
          onChange={({ target }) => {
            const chosen = options.find(([option]) => option === target.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
