import { flushSync } from 'react-dom';

import type { PostLocale } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import type { Lack } from '../../lib/missing';
import { focusField } from './fields';
import styles from './Missing.module.css';

export interface MissingProps {
  /** By which a button is described by it. */
  readonly id: string;
  /** What is missing in which language. */
  readonly lacks: readonly Lack[];
  /** Whether the languages are named. */
  readonly isNamed?: boolean;
  /** Shows a language where only one is shown. */
  readonly onCurrent: (locale: PostLocale) => void;
}

/** Shows the language of what is missing, and moves the focus to its first field. */
export function focusLack({ locale, fields: [first] }: Lack, onCurrent: MissingProps['onCurrent']) {
  // A field that is not shown takes no focus.
  flushSync(() => {
    onCurrent(locale);
  });
  if (first !== undefined) focusField(locale, first);
}

/** What is missing for publishing, each with a way to it; nothing where nothing is. */
export function Missing({ id, lacks, isNamed = false, onCurrent }: MissingProps) {
  const texts = useTexts();
  if (lacks.length === 0) return null;
  return (
    <p id={id} className={styles.missing}>
      {`${texts.bar.missing} `}
      {lacks.map(({ locale, fields }) => (
        <span key={locale} className={styles.group}>
          {isNamed && <span>{texts.languages[locale]}</span>}
          {fields.map((field) => (
            <button
              key={field}
              type="button"
              onClick={() => {
                focusLack({ locale, fields: [field] }, onCurrent);
              }}
            >
              {texts.post[field]}
            </button>
          ))}
        </span>
      ))}
    </p>
  );
}
