import { service } from '../../api/service';
import type { DeletedPosition, Role } from '../../api/types';
import { refresh, useTrash } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import type { Texts } from '../../i18n/languages';
import { useTexts, useTime } from '../../i18n/texts';
import { mayPublish } from '../../lib/roles';
import { titleIn } from '../../lib/title';
import type { Title } from '../../lib/title';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import styles from '../../ui/Rows.module.css';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import { useCall } from '../../ui/useCall';

export interface TrashScreenProps {
  readonly role: Role;
}

/** What was deleted and can be brought back. */
export function TrashScreen({ role }: TrashScreenProps) {
  const texts = useTexts();
  const query = useTrash();
  const { error, run } = useCall();
  const restore = async (deleted: DeletedPosition) => {
    await service.undelete(deleted.id);
    await refresh();
    notify(fill(restoredOf(deleted, texts), { title: nameOf(deleted, texts).text }));
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

/** What it was called: a template has one name in all languages. */
const nameOf = ({ template, titles }: DeletedPosition, texts: Texts): Title =>
  template === null ? titleIn(titles, texts) : { text: template, tag: undefined };

/** What is said when it is back. */
const restoredOf = ({ template }: DeletedPosition, { list, templates }: Texts) =>
  template === null ? list.restored : templates.restored;

interface RowProps {
  readonly position: DeletedPosition;
  readonly onRestore: () => void;
}

function Row({ position, onRestore }: RowProps) {
  const texts = useTexts();
  const time = useTime();
  const { template, deletedAt, deletedBy, until } = position;
  const { text: title, tag } = nameOf(position, texts);
  return (
    <li className={styles.row}>
      <div>
        <p lang={tag} className={styles.name}>
          {title}
        </p>
        <p className={styles.quiet}>
          {template !== null && `${texts.templates.kind} · `}
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
