import { NO_POSTS } from '../../i18n/absent';
import { useMessages, usePageData } from '../../i18n/page-data';
import { classes } from '../../lib/classes';
import { Kept } from '../../i18n/Kept';
import { MailText } from '../../ui/MailLink/MailText';
import { PositionCard } from './sections/PositionCard';
import styles from './RecruitPage.module.css';

const MAIL = { mailbox: 'recruit', linkClassName: styles.mail } as const;

/** The open positions, or the invitation to write when there are none to show. */
export function RecruitPage() {
  const texts = useMessages('recruit');
  return (
    <div className={styles.page}>
      <Kept name="intro">
        <div className={classes('grid', styles.intro)}>
          <div className="title" data-reveal="">
            <h1 className={styles.title}>{texts.title}</h1>
          </div>
          <p className={styles.lead}>{texts.lead}</p>
          <MailText className={styles.invitation} template={texts.invitation} {...MAIL} />
        </div>
      </Kept>
      <Positions />
    </div>
  );
}

RecruitPage.absent = NO_POSTS;

function Positions() {
  const texts = useMessages('recruit');
  const posts = usePageData().recruit?.posts ?? null;
  if (posts === null) return <Invitation texts={texts.unavailable} />;
  if (posts.length === 0) return <Invitation texts={texts.empty} />;
  return (
    <div className="grid">
      <ul className={styles.list} aria-label={texts.positionsLabel}>
        {posts.map((post, index) => (
          <li key={post.id} data-later="">
            <PositionCard post={post} isOpen={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Invitation({ texts }: { readonly texts: { title: string; body: string } }) {
  return (
    <div className="grid">
      <section className={styles.instead}>
        <h2>{texts.title}</h2>
        <MailText template={texts.body} {...MAIL} />
      </section>
    </div>
  );
}
