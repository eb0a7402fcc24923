import { POST_SECTIONS, type RecruitPost } from '../../contract/contract';
import { format } from '../../i18n/format';
import { useCompany, useMessages, usePageData } from '../../i18n/page-data';
import { cleanHtml } from '../../lib/trusted-html';
import { MailLink } from '../../ui/MailLink/MailLink';
import { MailText } from '../../ui/MailLink/MailText';
import { SiteLink } from '../../ui/SiteLink/SiteLink';
import styles from './PositionPage.module.css';

const MAIL = { mailbox: 'recruit', linkClassName: styles.mail } as const;

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
  const mailbox = useCompany().email.recruit;
  const position = post.positionTitle;
  return (
    <>
      <h1 className="compound">{position}</h1>
      {POST_SECTIONS.map((section) => (
        <section key={section} className={styles.section}>
          <h2>{texts.labels[section]}</h2>
          {/* The server has cleaned this markup down to a short list of harmless elements. */}
          <div className={styles.body} dangerouslySetInnerHTML={cleanHtml(post[section])} />
        </section>
      ))}
      <MailText template={texts.invitation} {...MAIL} />
      {mailbox !== null && (
        <p>
          <MailLink
            address={mailbox}
            subject={format(texts.mailSubject, { position })}
            className={styles.apply}
          >
            {format(texts.applyFor, { position })}
          </MailLink>
        </p>
      )}
    </>
  );
}

function Closed() {
  const { closed } = useMessages('position');
  return (
    <>
      <h1>{closed.title}</h1>
      <MailText template={closed.body} {...MAIL} />
    </>
  );
}
