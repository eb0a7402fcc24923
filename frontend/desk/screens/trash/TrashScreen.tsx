import { service } from '../../api/service';
import type { DeletedPosition, Role } from '../../api/types';
import { refresh, useTrash } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { mayPublish } from '../../lib/roles';
import { titleIn } from '../../lib/title';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import { useCall } from '../../ui/useCall';
import styles from './TrashScreen.module.css';

export interface TrashScreenProps {
  readonly role: Role;
}

/** What was deleted and can be brought back. */
export function TrashScreen({ role }: TrashScreenProps) {
  const texts = useTexts();
  const query = useTrash();
  const { error, run } = useCall();
  const restore = async ({ id, titles }: DeletedPosition) => {
    await service.undelete(id);
    await refresh();
    notify(fill(texts.list.restored, { title: titleIn(titles, texts).text }));
  };
  return (
    <div className={styles.screen}>
      <BackToList />
      <ScreenTitle>{texts.trash.title}</ScreenTitle>
      <p className={styles.hint}>
        {texts.trash.hint} {!mayPublish(role) && texts.trash.editors}
      </p>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <Pending query={query}>
        {(positions) =>
          positions.length === 0 ? (
            <p className={styles.hint}>{texts.trash.empty}</p>
          ) : (
            <ul className={styles.rows} aria-label={texts.trash.title}>
              {positions.map((position) => (
                <Row
                  key={position.id}
                  position={position}
                  onRestore={() => void run(() => restore(position))}
                />
              ))}
            </ul>
          )
        }
      </Pending>
    </div>
  );
}

interface RowProps {
  readonly position: DeletedPosition;
  readonly onRestore: () => void;
}

function Row({ position, onRestore }: RowProps) {
  const texts = useTexts();
  const time = useTime();
  const { titles, deletedAt, deletedBy, until } = position;
  const { text: title, tag } = titleIn(titles, texts);
  return (
    <li className={styles.row}>
      <div>
        <p lang={tag} className={styles.name}>
          {title}
        </p>
        <p className={styles.quiet}>
          {fill(texts.trash.deleted, { time: time(deletedAt), name: deletedBy })}
          {until !== null && ` ${fill(texts.trash.until, { time: time(until) })}`}
        </p>
      </div>
      <Button aria-label={fill(texts.trash.restoreOf, { title })} onClick={onRestore}>
        {texts.trash.restore}
      </Button>
    </li>
  );
}
