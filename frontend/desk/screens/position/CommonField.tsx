import type { CommonField as Name } from '../../api/post-fields';
import { useTexts } from '../../i18n/texts';
import type { Value } from '../../lib/common';
import { Choice, Field } from '../../ui/Field';
import { PayField } from './PayField';

export interface CommonFieldProps {
  readonly field: Name;
  /** What it is called here; the name of the field by default. */
  readonly label?: string | undefined;
  readonly value: Value;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: Value) => void;
}

/** The control of a detail that is no text of a language. */
export function CommonField({ field, value, ...rest }: CommonFieldProps) {
  const texts = useTexts();
  const text = typeof value === 'string' ? value : '';
  if (field === 'pay') return <PayField pay={value ?? null} {...rest} />;
  if (field === 'employmentType')
    return <ListChoice field={field} value={text} names={texts.employmentTypes} {...rest} />;
  if (field === 'remote')
    return <ListChoice field={field} value={text} names={texts.remotes} {...rest} />;
  return <LineOf field={field} value={text} {...rest} />;
}

interface ListChoiceProps extends CommonFieldProps {
  readonly value: string;
  /** The values with their names. */
  readonly names: Readonly<Record<string, string>>;
}

/** One of a few values, or none. */
function ListChoice({ field, label, value, names, error, isReadOnly, onChange }: ListChoiceProps) {
  const texts = useTexts();
  return (
    <Choice<string>
      name={field}
      label={label ?? texts.post[field]}
      value={value}
      options={[['', texts.post.notSaid], ...Object.entries(names)]}
      isReadOnly={isReadOnly}
      error={error}
      onChange={(chosen) => {
        onChange(chosen === '' ? null : chosen);
      }}
    />
  );
}

/** A day, or the code of a country. */
function LineOf({ field, label, value, error, isReadOnly, onChange }: CommonFieldProps) {
  const texts = useTexts();
  const isDay = field !== 'placeCountry';
  return (
    <Field name={field} label={label ?? texts.post[field]} error={error}>
      {(control) => (
        <input
          {...control}
          type={isDay ? 'date' : 'text'}
          readOnly={isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => {
            onChange(isDay ? target.value : target.value.toUpperCase().slice(0, 2));
          }}
        />
      )}
    </Field>
  );
}
