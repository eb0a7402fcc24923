import { memo, useState } from 'react';

import { CONDITIONS } from '../../api/post-fields';
import { useTexts } from '../../i18n/texts';
import { LineField } from './LineField';
import { isSameBesideTexts } from './post-form-props';
import type { PostFormProps } from './post-form-props';
import styles from './PostForm.module.css';

/** The conditions of work: folded until one is filled in, because few languages have them. */
export const ConditionFields = memo(function ConditionFields(props: PostFormProps) {
  const { post } = props;
  const texts = useTexts();
  const [isBegun] = useState(() => CONDITIONS.some((name) => (post[name] ?? '') !== ''));
  return (
    <details className={styles.conditions} open={isBegun}>
      <summary>{texts.post.conditions}</summary>
      <div className={styles.grid}>
        {CONDITIONS.map((name) => (
          <LineField key={name} name={name} {...props} />
        ))}
      </div>
    </details>
  );
}, isSameBesideTexts);
