import { service } from '../../api/service';
import type { OpenSession, Session } from '../../api/types';
import { useSessions } from '../../data/queries';
import { setPassword } from '../../data/session';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { nameOfDevice } from '../../lib/device';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { notify } from '../../ui/Notices';
import { PasswordFields } from '../../ui/PasswordFields';
import { Pending } from '../../ui/Pending';
import { useCall } from '../../ui/useCall';
import { ScreenTitle } from '../../ui/ScreenTitle';
import styles from './AccountScreen.module.css';
import { TotpSection } from './TotpSection';

export interface AccountScreenProps {
  readonly user: Session['user'];
}

/** Who is logged in, where else, and the password. */
export function AccountScreen({ user }: AccountScreenProps) {
  const texts = useTexts();
  const query = useSessions();
  const { error, run } = useCall();
  const who = { name: user.name, role: texts.roles[user.role] };
  return (
    <div className={styles.screen}>
      <ScreenTitle>{fill(texts.account.loggedInAs, who)}</ScreenTitle>
      <section>
        <h2>{texts.account.sessionsTitle}</h2>
        <Pending query={query}>
          {(sessions) => (
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <OneSession
                  key={session.id}
                  session={session}
                  onEnd={() =>
                    void run(async () => {
                      await service.endSession(session.id);
                      await query.refetch();
                    })
                  }
                />
              ))}
            </ul>
          )}
        </Pending>
        <p role="alert">{error}</p>
      </section>
      <section>
        <h2>{texts.account.passwordTitle}</h2>
        <Form
          onSubmit={async (value, reset) => {
            await setPassword(value('current'), value('password'));
            reset();
            notify(texts.account.passwordSet);
          }}
        >
          <PasswordFields asksCurrent />
        </Form>
      </section>
      <TotpSection />
    </div>
  );
}

interface OneSessionProps {
  readonly session: OpenSession;
  readonly onEnd: () => void;
}

function OneSession({ session, onEnd }: OneSessionProps) {
  const texts = useTexts();
  const time = useTime();
  const { agent, address, startedAt, lastSeenAt, isCurrent } = session;
  const times = { since: time(startedAt), seen: time(lastSeenAt) };
  return (
    <li>
      <p className={styles.agent}>
        {nameOfDevice(agent, texts)} <span className={styles.quiet}>{address}</span>
      </p>
      <p className={styles.quiet}>{fill(texts.account.sessionSince, times)}</p>
      {isCurrent ? (
        <p className={styles.current}>{texts.account.thisSession}</p>
      ) : (
        <Button onClick={onEnd}>{texts.account.endSession}</Button>
      )}
    </li>
  );
}
