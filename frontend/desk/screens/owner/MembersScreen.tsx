import { useState } from 'react';

import { ownerService } from '../../api/owner';
import type { Verdict } from '../../api/owner';
import type { WaitingMember } from '../../api/types';
import { refreshOwned, useMembers } from '../../data/owner';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { useCall } from '../../ui/useCall';
import styles from './Rows.module.css';

/** Members who wait to be let in. */
export function MembersScreen() {
  const texts = useTexts();
  const query = useMembers();
  const { error, run } = useCall();
  const [blocked, setBlocked] = useState<WaitingMember | null>(null);
  const decide = async ({ id, email }: WaitingMember, verdict: Verdict) => {
    await ownerService.decide(id, verdict);
    await refreshOwned('members');
    const said = verdict === 'approve' ? texts.members.approved : texts.members.blocked;
    notify(fill(said, { email }));
  };
  return (
    <>
      <p className={styles.intro}>{texts.members.intro}</p>
      <p role="alert">{error}</p>
      <Pending query={query}>
        {(members) =>
          members.length === 0 ? (
            <p className={styles.empty}>{texts.members.empty}</p>
          ) : (
            <ul className={styles.rows} aria-label={texts.ownerScreens.members}>
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  onApprove={() => void run(() => decide(member, 'approve'))}
                  onBlock={() => {
                    setBlocked(member);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Pending>
      {blocked !== null && (
        <ConfirmDialog
          title={fill(texts.members.blockOf, { email: blocked.email })}
          submit={texts.members.block}
          onClose={() => {
            setBlocked(null);
          }}
          onSubmit={() => decide(blocked, 'block')}
        >
          <p>{texts.members.blockHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface MemberRowProps {
  readonly member: WaitingMember;
  readonly onApprove: () => void;
  readonly onBlock: () => void;
}

function MemberRow({ member, onApprove, onBlock }: MemberRowProps) {
  const texts = useTexts();
  const time = useTime();
  const { email, createdAt, awaitsVerification } = member;
  return (
    <li className={styles.row}>
      <p className={styles.name}>{email}</p>
      <div className={styles.quiet}>
        <p>{fill(texts.members.since, { time: time(createdAt) })}</p>
        {awaitsVerification && <p>{texts.members.unverified}</p>}
      </div>
      <div className={styles.buttons}>
        <Button aria-label={fill(texts.members.approveOf, { email })} onClick={onApprove}>
          {texts.members.approve}
        </Button>
        <Button aria-label={fill(texts.members.blockOf, { email })} onClick={onBlock}>
          {texts.members.block}
        </Button>
      </div>
    </li>
  );
}
