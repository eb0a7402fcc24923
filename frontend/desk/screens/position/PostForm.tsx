import { memo } from 'react';

import { useTexts } from '../../i18n/texts';
import { TextEditor } from '../../editor/TextEditor';
import { HTML_FIELDS } from '../../api/post-fields';
import { ConditionFields } from './ConditionFields';
import { LineField } from './LineField';
import type { PostFormProps } from './post-form-props';
import styles from './PostForm.module.css';
import { TextDetails } from './TextDetails';

/** What is written of a position in one language, the texts first. */
export function PostForm(props: PostFormProps) {
  const { post, errors, language, isReadOnly, onChange } = props;
  return (
    <div className={styles.form}>
      <LineField name="title" {...props} />
      {HTML_FIELDS.map((field) => (
        <FormattedField
          key={field}
          name={field}
          html={post[field] ?? ''}
          language={language}
          isReadOnly={isReadOnly}
          error={errors[field]}
          onChange={onChange}
        />
      ))}
      <TextDetails {...props} />
      <ConditionFields {...props} />
    </div>
  );
}

interface FormattedFieldProps extends Omit<PostFormProps, 'post' | 'errors'> {
  readonly name: (typeof HTML_FIELDS)[number];
  readonly html: string;
  readonly error: string | undefined;
}

/** A formatted text. A key in another field does not concern it. */
const FormattedField = memo(function FormattedField(props: FormattedFieldProps) {
  const { name, html, language, isReadOnly, error, onChange } = props;
  const texts = useTexts();
  return (
    <div data-field={name}>
      <TextEditor
        label={texts.post[name]}
        html={html}
        language={language}
        isReadOnly={isReadOnly}
        error={error}
        texts={texts.editor}
        onChange={(changed) => {
          onChange({ [name]: changed }, true);
        }}
      />
    </div>
  );
});
