import type { PostLocale } from '../../api/types';
import type { Draft } from '../../data/draft';
import type { Replaced } from '../../data/written';
import { fill } from '../../../src/i18n/fill';
import { Icon } from '../../icons/Icon';
import { useTexts, useTime } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import { Button } from '../../ui/Button';
import styles from './ConflictPanel.module.css';
import { FieldText, namesOf } from './FieldText';
import { focusField } from './fields';

export interface ReplacedPanelProps {
  readonly draft: Draft;
  readonly replaced: Replaced;
  readonly locale: PostLocale;
}

/** Tells that somebody else has replaced what was written in this page, and gives it back. */
export function ReplacedPanel({ draft, replaced, locale }: ReplacedPanelProps) {
  const texts = useTexts();
  const time = useTime();
  const { fields, mine, by, at } = replaced;
  const title = fill(texts.replaced.title, { name: authorName(by, texts), time: time(at) });
  const end = (isPutBack: boolean) => {
    draft.endReplaced(isPutBack);
    if (fields[0] !== undefined) focusField(locale, fields[0]);
  };
  return (
    <div className={styles.panel} role="group" aria-label={title}>
      <p className={styles.title}>
        <Icon name="history" /> <span role="alert">{title}</span>
      </p>
      <p>{texts.replaced.body}</p>
      {fields.map((field) => (
        <FieldText
          key={field}
          group={[field]}
          post={mine}
          locale={locale}
          label={namesOf([field], texts)}
        />
      ))}
      <div className={styles.ways}>
        <Button
          onClick={() => {
            end(true);
          }}
        >
          {texts.replaced.take}
        </Button>
        <Button
          onClick={() => {
            end(false);
          }}
        >
          {texts.replaced.leave}
        </Button>
      </div>
    </div>
  );
}
