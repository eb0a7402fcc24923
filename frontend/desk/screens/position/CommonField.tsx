import type { CommonField as Name } from '../../api/post-fields';
import { useTexts } from '../../i18n/texts';
import type { Value } from '../../lib/common';
import { countriesIn } from '../../lib/countries';
import { Choice } from '../../ui/Field';
import { DayField } from '../../ui/TimeFields';
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
    return (
      <ListChoice
        field={field}
        value={text}
        names={Object.entries(texts.employmentTypes)}
        {...rest}
      />
    );
  if (field === 'remote')
    return (
      <ListChoice field={field} value={text} names={Object.entries(texts.remotes)} {...rest} />
    );
  if (field === 'placeCountry')
    return <ListChoice field={field} value={text} names={countries(text, texts.tag)} {...rest} />;
  const label = rest.label ?? texts.post[field];
  return <DayField {...rest} name={field} label={label} value={text} />;
}

/** The countries by name; an unknown code stays until another one is chosen. */
function countries(code: string, tag: string): readonly (readonly [string, string])[] {
  const all = countriesIn(tag);
  return code === '' || all.some(([each]) => each === code) ? all : [[code, code], ...all];
}

interface ListChoiceProps extends CommonFieldProps {
  readonly value: string;
  /** The values with their names, in order. */
  readonly names: readonly (readonly [string, string])[];
}

/** One of a few values, or none. */
function ListChoice({ field, label, value, names, error, isReadOnly, onChange }: ListChoiceProps) {
  const texts = useTexts();
  return (
    <Choice<string>
      name={field}
      label={label ?? texts.post[field]}
      value={value}
      options={[['', texts.post.notSaid], ...names]}
      isReadOnly={isReadOnly}
      error={error}
      onChange={(chosen) => {
        onChange(chosen === '' ? null : chosen);
      }}
    />
  );
}
