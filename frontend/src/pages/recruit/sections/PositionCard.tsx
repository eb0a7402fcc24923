import { useId } from 'react';

import { POST_SECTIONS, type RecruitPost } from '../../../contract/contract';
import { format } from '../../../i18n/format';
import { useCompany, useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { cleanHtml } from '../../../lib/trusted-html';
import { MailLink } from '../../../ui/MailLink/MailLink';
import { PositionLink } from '../../../ui/SiteLink/SiteLink';
import styles from './PositionCard.module.css';

export interface PositionCardProps {
  readonly post: RecruitPost;
  /** Whether the details are open from the start. */
  readonly isOpen: boolean;
}

/** One open position with its three sections in a `details` element, so that all of it is in the document. */
export function PositionCard({ post, isOpen }: PositionCardProps) {
  const texts = useMessages('recruit');
  const mailbox = useCompany().email.recruit;
  const titleId = useId();
  const position = post.positionTitle;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={classes('compound', styles.position)}>
          <PositionLink id={post.id}>{position}</PositionLink>
        </h2>
      </div>
      <details className={styles.details} open={isOpen}>
        <summary className={styles.toggle}>
          <span className={classes('visually-hidden', styles.open)}>
            {format(texts.open, { position })}
          </span>
          <span className={classes('visually-hidden', styles.close)}>
            {format(texts.close, { position })}
          </span>
        </summary>
        <div className={styles.content}>
          {POST_SECTIONS.map((section) => (
            <section key={section} className={styles.section}>
              <h3 className={styles.label}>{texts.labels[section]}</h3>
              {/* The server has cleaned this markup down to a short list of harmless elements. */}
              <div className={styles.body} dangerouslySetInnerHTML={cleanHtml(post[section])} />
            </section>
          ))}
          {mailbox !== null && (
            <p className={styles.apply}>
              <MailLink
                address={mailbox}
                subject={format(texts.mailSubject, { position })}
                className="button"
              >
                {format(texts.applyFor, { position })}
              </MailLink>
            </p>
          )}
        </div>
      </details>
    </article>
  );
}
