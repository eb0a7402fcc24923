import type { CONDITIONS } from '../../api/post-fields';
import { useTexts } from '../../i18n/texts';
import { Field } from '../../ui/Field';
import type { PostFormProps } from './post-form-props';

type Condition = (typeof CONDITIONS)[number];

export interface LineFieldProps extends PostFormProps {
  readonly name: 'title' | 'place' | Condition;
}

/** A field of one line. */
export function LineField({ name, post, errors, language, isReadOnly, onChange }: LineFieldProps) {
  const texts = useTexts();
  return (
    <Field name={name} label={texts.post[name]} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          lang={language}
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
