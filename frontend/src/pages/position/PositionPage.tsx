import { SiteLink } from '../../ui/SiteLink/SiteLink';
import { MailLink } from '../../ui/MailLink/MailLink';
import { EMAIL } from '../../config/site';
import type { RecruitPost } from '../../contract/contract';
import { format } from '../../i18n/format';
import { useMessages, usePageData } from '../../i18n/page-data';
import { RichText } from '../../i18n/RichText';
import { cleanHtml } from '../../lib/trusted-html';
import styles from './PositionPage.module.css';

/** The sections of a position in the order in which they are read. */
const SECTIONS = ['jobDescription', 'requiredSkills', 'preferredSkills'] as const;

/** One position on a page of its own; a closed one links to the open ones. */
export function PositionPage() {
  const texts = useMessages('position');
  const post = usePageData().position?.post ?? null;
  return (
    <article className={styles.page}>
      {post === null ? <Closed /> : <Open post={post} />}
      <p>
        <SiteLink page="recruit" className={styles.back}>
          {texts.back}
        </SiteLink>
      </p>
    </article>
  );
}

function Open({ post }: { readonly post: RecruitPost }) {
  const texts = useMessages('position');
  const position = post.positionTitle;
  return (
    <>
      <h1 className="compound">{position}</h1>
      {SECTIONS.map((section) => (
        <section key={section} className={styles.section}>
          <h2>{texts.labels[section]}</h2>
          {/* The server has cleaned this markup down to a short list of harmless elements. */}
          <div className={styles.body} dangerouslySetInnerHTML={cleanHtml(post[section])} />
        </section>
      ))}
      <p>
        <RichText template={texts.invitation} values={{ email: <Mailbox /> }} />
      </p>
      <p>
        <MailLink
          address={EMAIL.recruit}
          subject={format(texts.mailSubject, { position })}
          className={styles.apply}
        >
          {format(texts.applyFor, { position })}
        </MailLink>
      </p>
    </>
  );
}

function Closed() {
  const { closed } = useMessages('position');
  return (
    <>
      <h1>{closed.title}</h1>
      <p>
        <RichText template={closed.body} values={{ email: <Mailbox /> }} />
      </p>
    </>
  );
}

function Mailbox() {
  return <MailLink address={EMAIL.recruit} className={styles.mail} />;
}
