import { useState } from 'react';

import type { User } from '../../api/types';
import { useUsers } from '../../data/owner';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Pending } from '../../ui/Pending';
import styles from './Rows.module.css';
import { UserDialog } from './UserDialog';
import type { UserTask } from './UserDialog';

/** Who may log in, and in which role. */
export function UsersScreen() {
  const texts = useTexts();
  const query = useUsers();
  const [task, setTask] = useState<UserTask | null>(null);
  return (
    <>
      <Button
        kind="main"
        icon="add"
        className={styles.add ?? ''}
        onClick={() => {
          setTask({ kind: 'add' });
        }}
      >
        {texts.users.add}
      </Button>
      <Pending query={query}>
        {(users) => (
          <ul className={styles.rows} aria-label={texts.ownerScreens.users}>
            {users.map((user) => (
              <UserRow
                key={user.name}
                user={user}
                isOnly={isOnlyOwner(user, users)}
                onTask={setTask}
              />
            ))}
          </ul>
        )}
      </Pending>
      {task !== null && (
        <UserDialog
          task={task}
          onClose={() => {
            setTask(null);
          }}
        />
      )}
    </>
  );
}

/** Whether no one could look after the others without this user; the service refuses that. */
const isOnlyOwner = ({ role }: User, users: readonly User[]): boolean =>
  role === 'owner' && users.filter((user) => user.role === 'owner').length === 1;

interface UserRowProps {
  readonly user: User;
  readonly isOnly: boolean;
  readonly onTask: (task: UserTask) => void;
}

function UserRow({ user, isOnly, onTask }: UserRowProps) {
  const texts = useTexts();
  const { name } = user;
  const buttons = [
    ['link', texts.users.newLink, texts.users.newLinkOf],
    ...(isOnly
      ? []
      : ([
          ['role', texts.users.changeRole, texts.users.changeRoleOf],
          ['remove', texts.users.remove, texts.users.removeOf],
        ] as const)),
  ] as const;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>
          {texts.roles[user.role]}
          {isOnly && ` (${texts.users.onlyOwner})`}
        </p>
      </div>
      <SeenAt user={user} />
      <div className={styles.buttons}>
        {buttons.map(([kind, label, labelOf]) => (
          <Button
            key={kind}
            aria-label={fill(labelOf, { name })}
            onClick={() => {
              onTask({ kind, user });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}

function SeenAt({ user: { lastSeenAt, hasPassword, hasTotp } }: Pick<UserRowProps, 'user'>) {
  const texts = useTexts();
  const time = useTime();
  return (
    <div className={styles.quiet}>
      <p>
        {lastSeenAt === null
          ? texts.users.loggedOut
          : fill(texts.users.lastSeen, { time: time(lastSeenAt) })}
      </p>
      {!hasPassword && <p>{texts.users.noPassword}</p>}
      {hasTotp && <p>{texts.users.hasTotp}</p>}
    </div>
  );
}
