import type { PostLocale } from '../../api/types';
import { usePresence } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import styles from './WriteBar.module.css';

export interface OthersProps {
  readonly id: string;
  readonly current: PostLocale;
}

/** Who else has the position open. */
export function Others({ id, current }: OthersProps) {
  const texts = useTexts();
  const { data: others = [] } = usePresence(id, current);
  return (
    <p role="status" className={styles.others}>
      {others
        .map(({ name, locale, isWriting }) =>
          fill(isWriting ? texts.post.alsoWriting : texts.post.also, {
            name,
            language: texts.languages[locale],
          }),
        )
        .join(' ')}
    </p>
  );
}
