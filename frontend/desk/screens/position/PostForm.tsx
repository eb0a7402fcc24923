import { memo, useState } from 'react';

import { useTexts } from '../../i18n/texts';
import { TextEditor } from '../../editor/TextEditor';
import { HTML_FIELDS, linesOf } from '../../api/post-fields';
import { Choice, Field } from '../../ui/Field';
import { ConditionFields } from './ConditionFields';
import { LineField } from './LineField';
import { PayField } from './PayField';
import type { PostFormProps } from './post-form-props';
import styles from './PostForm.module.css';

/** The fields of a post. */
export function PostForm(props: PostFormProps) {
  const { post, errors, language, isReadOnly, onChange } = props;
  return (
    <div className={styles.form}>
      <LineField name="title" {...props} />
      <Details {...props} />
      <ConditionFields {...props} />
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
          onChange({ [name]: changed });
        }}
      />
    </div>
  );
});

/** What a line says of the position beside its texts. */
function Details(props: PostFormProps) {
  const { post, errors, isReadOnly, onChange } = props;
  const texts = useTexts();
  const { employmentType, remote } = post;
  return (
    <fieldset className={styles.details}>
      <legend>{texts.post.details}</legend>
      <div className={styles.grid}>
        <LineField name="date" type="date" {...props} />
        <LineField name="closingDate" type="date" {...props} />
        <Choice
          name="employmentType"
          label={texts.post.employmentType}
          value={employmentType ?? ''}
          options={[['', texts.post.notSaid], ...entriesOf(texts.employmentTypes)]}
          isReadOnly={isReadOnly}
          error={errors['employmentType']}
          onChange={(value) => {
            onChange({ employmentType: value === '' ? null : value });
          }}
        />
        <Choice
          name="remote"
          label={texts.post.remote}
          value={remote ?? ''}
          options={[['', texts.post.notSaid], ...entriesOf(texts.remotes)]}
          isReadOnly={isReadOnly}
          error={errors['remote']}
          onChange={(value) => {
            // Countries say from where work that is only remote is done.
            const rest = value === 'FULL' ? {} : { remoteFrom: null };
            onChange({ remote: value === '' ? null : value, ...rest });
          }}
        />
        <PlaceFields {...props} />
      </div>
      <PayField
        pay={post.pay ?? null}
        error={errors['pay']}
        isReadOnly={isReadOnly}
        onChange={(pay) => {
          onChange({ pay });
        }}
      />
      <div className={styles.grid}>
        {remote === 'FULL' && <ListField name="remoteFrom" {...props} />}
        <ListField name="process" {...props} />
      </div>
    </fieldset>
  );
}

/** The values of a list of texts, with their names. */
const entriesOf = <T extends string>(names: Readonly<Record<T, string>>) =>
  Object.entries(names) as [T, string][];

/** A place and its country: one means nothing without the other, so the country of Tokyo comes by itself. */
function PlaceFields(props: PostFormProps) {
  const { post, onChange } = props;
  return (
    <>
      <LineField
        name="place"
        {...props}
        onChange={({ place }) => {
          const country = post.placeCountry ?? '';
          onChange({ place: place ?? null, placeCountry: place ? country || 'JP' : null });
        }}
      />
      <LineField
        name="placeCountry"
        {...props}
        onChange={({ placeCountry }) => {
          onChange({ placeCountry: placeCountry?.toUpperCase().slice(0, 2) ?? null });
        }}
      />
    </>
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
