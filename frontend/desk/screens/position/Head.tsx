import type { Position, PostLocale, Role } from '../../api/types';
import { usePresence } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { actionsOf, mayPublish } from '../../lib/roles';
import { hashOf } from '../../lib/route';
import { localesOf, titleOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import styles from './Head.module.css';
import { act, duplicate, remove } from './perform';

export interface HeadProps {
  readonly position: Position;
  readonly role: Role;
  /** The language that is written. */
  readonly current: PostLocale;
}

/** The title of a position, who else is here, and what is done with all of its languages. */
export function Head({ position, role, current }: HeadProps) {
  const texts = useTexts();
  const { id } = position;
  const title = titleOf(position, texts);
  const all = localesOf(position);
  const existing = all.filter(([, { state }]) => state !== 'missing').map(([locale]) => locale);
  const waiting = all
    .filter(([, summary]) => actionsOf(summary, role)[0] === 'publish')
    .map(([locale]) => locale);
  return (
    <div className={styles.head}>
      <a className={styles.back} href={hashOf({ screen: 'list' })}>
        ← {texts.post.back}
      </a>
      <h1 className={styles.title}>{title}</h1>
      <Others id={id} current={current} />
      <div className={styles.actions}>
        <Button onClick={() => void duplicate(id, existing, texts)}>{texts.post.duplicate}</Button>
        {mayPublish(role) && (
          <Button onClick={() => void remove(id, existing, { name: title, texts })}>
            {texts.post.delete}
          </Button>
        )}
        {waiting.length > 1 && (
          <Button
            kind="main"
            onClick={() =>
              void act(
                id,
                { action: 'publish', locales: waiting },
                { name: texts.actions.publishAll, texts },
              )
            }
          >
            {texts.actions.publishAll}
          </Button>
        )}
      </div>
    </div>
  );
}

interface OthersProps {
  readonly id: string;
  readonly current: PostLocale;
}

/** Who else has the position open. */
function Others({ id, current }: OthersProps) {
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
