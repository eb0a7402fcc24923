import type { RecruitPost } from '../../../contract/contract';
import { ShareLink } from '../../../features/share-link/ShareLink';
import { useCompany, useMessages, usePageData } from '../../../i18n/page-data';
import { positionPath } from '../../../routing/paths';
import { ApplyLink } from '../../../ui/ApplyLink/ApplyLink';
import { MailText } from '../../../ui/MailLink/MailText';
import styles from './ApplyAside.module.css';

export interface ApplyAsideProps {
  readonly className: string | undefined;
  readonly post: RecruitPost;
}

/** How to apply for a position, and how to pass it on. */
export function ApplyAside({ className, post }: ApplyAsideProps) {
  const texts = useMessages('position');
  const { apply, invitation, share } = texts;
  const { origin, locale } = usePageData();
  const hasMailbox = useCompany().email.recruit !== null;
  return (
    <aside className={className}>
      <div className={styles.card}>
        {hasMailbox && (
          <section className={styles.part}>
            <h2 className={styles.title}>{apply.title}</h2>
            <ApplyLink className={styles.apply} position={post.positionTitle} texts={texts} />
            <MailText template={invitation} mailbox="recruit" linkClassName={styles.mail} />
          </section>
        )}
        <section className={styles.part}>
          <h2 className={styles.title}>{share.title}</h2>
          <ShareLink
            id={post.id}
            url={`${origin}${positionPath(post.id, locale)}`}
            title={post.positionTitle}
            texts={share}
          />
        </section>
      </div>
    </aside>
  );
}
