import type { Other } from '../../api/types';
import { FIELDS } from '../../api/post-fields';
import type { PostLocale } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import type { Texts } from '../../i18n/languages';
import { useTexts } from '../../i18n/texts';
import { useLive } from './useLive';
import styles from './WriteBar.module.css';

export interface OthersProps {
  readonly id: string;
  readonly current: PostLocale;
}

/** Who else has the position open, and who writes where. */
export function Others({ id, current }: OthersProps) {
  const texts = useTexts();
  const others = useLive(id, current);
  return (
    <p role="status" className={styles.others}>
      {others.map((other) => sentenceOf(other, texts)).join(' ')}
    </p>
  );
}

function sentenceOf({ name, locale, field, isWriting }: Other, texts: Texts): string {
  const language = texts.languages[locale];
  const known = FIELDS.find((each) => each === field);
  if (!isWriting) return fill(texts.post.also, { name, language });
  if (known === undefined) return fill(texts.post.alsoWriting, { name, language });
  return fill(texts.post.alsoWritingIn, { name, language, field: texts.post[known] });
}
