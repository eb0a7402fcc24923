import { useId } from 'react';

import type { RecruitPost } from '../../../contract/contract';
import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { shortDetails } from '../../../i18n/post-details';
import { classes } from '../../../lib/classes';
import { ApplyLink } from '../../../ui/ApplyLink/ApplyLink';
import { PostSections } from '../../../ui/PostSections/PostSections';
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
  const titleId = useId();
  const position = post.positionTitle;
  const details = shortDetails(post.details, texts.details);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={classes('compound', styles.position)}>
          <PositionLink id={post.id}>{position}</PositionLink>
        </h2>
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </div>
      <details className={styles.more} open={isOpen}>
        <summary className={styles.toggle}>
          <span className={classes('visually-hidden', styles.open)}>
            {fill(texts.open, { position })}
          </span>
          <span className={classes('visually-hidden', styles.close)}>
            {fill(texts.close, { position })}
          </span>
        </summary>
        <div className={styles.content}>
          <PostSections post={post} labels={texts.labels} heading="h3" />
          <ApplyLink className={styles.apply} position={position} texts={texts} />
        </div>
      </details>
    </article>
  );
}
