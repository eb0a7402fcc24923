import { useId } from 'react';

import { MailLink } from '../../../components/ui/MailLink/MailLink';
import { EMAIL } from '../../../config/site';
import type { RecruitPost } from '../../../contract';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import styles from './PositionCard.module.css';

export interface PositionCardProps {
  readonly post: RecruitPost;
}

/** The sections of a position in the order in which they are read. */
const SECTIONS = ['jobDescription', 'requiredSkills', 'preferredSkills'] as const;

/** One open position with its three sections. */
export function PositionCard({ post }: PositionCardProps) {
  const texts = useMessages('recruit');
  const titleId = useId();
  const position = post.positionTitle;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{position}</h2>
      {SECTIONS.map((section) => (
        <section key={section} className={styles.section}>
          <h3 className={styles.label}>{texts.labels[section]}</h3>
          {/* The server has cleaned this markup down to a short list of harmless elements. */}
          <div className={styles.body} dangerouslySetInnerHTML={{ __html: post[section] }} />
        </section>
      ))}
      <p>
        <MailLink
          address={EMAIL.recruit}
          subject={format(texts.mailSubject, { position })}
          className={styles.apply}
        >
          {format(texts.applyFor, { position })}
        </MailLink>
      </p>
    </article>
  );
}
