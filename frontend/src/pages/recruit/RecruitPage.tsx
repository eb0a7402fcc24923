import { MailLink } from '../../components/ui/MailLink/MailLink';
import { EMAIL } from '../../config/site';
import { useMessages, usePageData } from '../../i18n/page-data';
import { RichText } from '../../i18n/RichText';
import { PositionCard } from './sections/PositionCard';
import styles from './RecruitPage.module.css';

/** The open positions, or the invitation to write when there are none to show. */
export function RecruitPage() {
  const texts = useMessages('recruit');
  const posts = usePageData().recruit?.posts ?? null;
  const email = <MailLink address={EMAIL.recruit} className={styles.mail} />;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <p>
        <RichText template={texts.invitation} values={{ email }} />
      </p>
      {posts === null || posts.length === 0 ? (
        <Invitation texts={posts === null ? texts.unavailable : texts.empty} />
      ) : (
        <ul className={styles.list} aria-label={texts.positionsLabel}>
          {posts.map((post) => (
            <li key={post.id}>
              <PositionCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Invitation({ texts }: { readonly texts: { title: string; body: string } }) {
  return (
    <section className={styles.invitation}>
      <h2>{texts.title}</h2>
      <p>
        <RichText
          template={texts.body}
          values={{ email: <MailLink address={EMAIL.recruit} className={styles.mail} /> }}
        />
      </p>
    </section>
  );
}
