import { memo, useState } from 'react';

import { linesOf } from '../../api/post-fields';
import { useTexts } from '../../i18n/texts';
import { Field } from '../../ui/Field';
import { LineField } from './LineField';
import { isSameBesideTexts } from './post-form-props';
import type { PostFormProps } from './post-form-props';
import styles from './PostForm.module.css';

/** The details that are words of the language; what all languages have in common is above them. */
export const TextDetails = memo(function TextDetails(props: PostFormProps) {
  const { post } = props;
  const texts = useTexts();
  return (
    <fieldset className={styles.details}>
      <legend>{texts.post.details}</legend>
      <div className={styles.grid}>
        <LineField name="place" {...props} />
        {typeof post.pay === 'string' && <PayWords {...props} pay={post.pay} />}
        {post.remote === 'FULL' && <ListField name="remoteFrom" {...props} />}
        <ListField name="process" {...props} />
      </div>
    </fieldset>
  );
}, isSameBesideTexts);

/** The pay in words, where it is not said in amounts. */
function PayWords({
  pay,
  errors,
  language,
  isReadOnly,
  onChange,
}: PostFormProps & { readonly pay: string }) {
  const texts = useTexts();
  return (
    <Field name="pay" label={texts.post.pay} error={errors['pay']}>
      {(control) => (
        <input
          {...control}
          lang={language}
          readOnly={isReadOnly}
          maxLength={200}
          value={pay}
          onChange={({ target }) => {
            onChange({ pay: target.value });
          }}
        />
      )}
    </Field>
  );
}

interface ListFieldProps extends PostFormProps {
  readonly name: 'remoteFrom' | 'process';
}

/** A list of texts, a line for each. What is typed stays as it is typed; the post has the lines that say something. */
function ListField({ name, post, errors, language, isReadOnly, onChange }: ListFieldProps) {
  const texts = useTexts();
  const lines = post[name] ?? [];
  const [typed, setTyped] = useState(lines.join('\n'));
  const isTyped = linesOf(typed).join('\n') === lines.join('\n');
  return (
    <Field name={name} label={texts.post[name]} error={errors[name]}>
      {(control) => (
        <textarea
          {...control}
          lang={language}
          readOnly={isReadOnly}
          value={isTyped ? typed : lines.join('\n')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange({ [name]: linesOf(target.value) });
          }}
        />
      )}
    </Field>
  );
}
