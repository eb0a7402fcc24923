import type { CONDITIONS } from '../../api/post-fields';
import { useTexts } from '../../i18n/texts';
import { Field } from '../../ui/Field';
import type { PostFormProps } from './post-form-props';

type Condition = (typeof CONDITIONS)[number];

export interface LineFieldProps extends PostFormProps {
  readonly name: 'title' | 'date' | 'closingDate' | 'place' | 'placeCountry' | Condition;
  readonly type?: 'text' | 'date';
}

/** A field of one line. */
export function LineField({
  name,
  type = 'text',
  post,
  errors,
  language,
  isReadOnly,
  onChange,
}: LineFieldProps) {
  const texts = useTexts();
  return (
    <Field name={name} label={texts.post[name]} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          type={type}
          lang={type === 'text' ? language : undefined}
          readOnly={isReadOnly}
          value={post[name] ?? ''}
          onChange={({ target }) => {
            onChange({ [name]: target.value });
          }}
        />
      )}
    </Field>
  );
}
