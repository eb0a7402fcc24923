/** Fields of days and moments. The browser writes them in its own language, so each says in that of the desk what it has. */
import { useState } from 'react';

import { fill } from '../../src/i18n/fill';
import { useTexts, useWholeDay, useWholeTime } from '../i18n/texts';
import { Field } from './Field';

export interface DayFieldProps {
  readonly label: string;
  readonly name?: string | undefined;
  /** Such as `2026-01-31`; empty for none. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly isReadOnly?: boolean;
  readonly onChange: (value: string) => void;
}

/** A day. */
export function DayField({ label, name, value, error, isReadOnly, onChange }: DayFieldProps) {
  const day = useWholeDay();
  return (
    <Field name={name} label={label} error={error} hint={day(value)}>
      {(control) => (
        <input
          {...control}
          type="date"
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

export interface MomentFieldProps {
  readonly label: string;
  readonly name: string;
  /** What it begins with, in the time of this device; empty for none. */
  readonly first?: string;
  readonly isRequired?: boolean;
  /** Whether it says whose time it is. */
  readonly hasZone?: boolean;
}

/** A day and a time of this device, in a form. */
export function MomentField(props: MomentFieldProps) {
  const { label, name, first = '', isRequired = false, hasZone = false } = props;
  const texts = useTexts();
  const time = useWholeTime();
  const [value, setValue] = useState(first);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const said = [time(value), hasZone ? fill(texts.schedule.zone, { zone }) : undefined];
  const lines = said.filter((line) => line !== undefined);
  return (
    <Field label={label} hint={lines.length === 0 ? undefined : lines.join('\n')}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          name={name}
          required={isRequired}
          defaultValue={first}
          onChange={({ target }) => {
            setValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
