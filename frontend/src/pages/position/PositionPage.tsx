import type { RecruitPost } from '../../contract/contract';
import { useVisits } from '../../features/visits/useVisits';
import { NO_POSTS } from '../../i18n/absent';
import { useMessages, usePageData } from '../../i18n/page-data';
import { classes } from '../../lib/classes';
import { dayText } from '../../i18n/post-details';
import { ApplyLink } from '../../ui/ApplyLink/ApplyLink';
import { Kept } from '../../i18n/Kept';
import { MailText } from '../../ui/MailLink/MailText';
import { PostSections } from '../../ui/PostSections/PostSections';
import { SiteLink } from '../../ui/SiteLink/SiteLink';
import { ApplyAside } from './sections/ApplyAside';
import { DetailList } from './sections/DetailList';
import { FactStrip } from './sections/FactStrip';
import { OthersSection } from './sections/OthersSection';
import { StudioSection } from './sections/StudioSection';
import styles from './PositionPage.module.css';

/** One position on a page of its own; a closed one leads to the open ones. */
export function PositionPage() {
  const { post = null, isDraft = false } = usePageData().position ?? {};
  return (
    <div className={styles.page}>
      {isDraft && <DraftMark />}
      {post === null ? <Closed /> : <Open post={post} />}
      {post !== null && (
        <Kept name="studio">
          <StudioSection />
        </Kept>
      )}
      <OthersSection />
    </div>
  );
}

PositionPage.absent = NO_POSTS;

/** Says at the upper edge, however far the page is scrolled, that this is a preview. */
function DraftMark() {
  const { draft } = useMessages('position');
  return (
    <p role="note" className={styles.draft}>
      {draft}
    </p>
  );
}

function Open({ post }: { readonly post: RecruitPost }) {
  const texts = useMessages('position');
  useVisits(post.id);
  return (
    <article className={styles.article}>
      <header className={classes('grid', styles.head)}>
        <Back />
        <h1 className={classes('compound', styles.title)}>{post.positionTitle}</h1>
        <ApplyLink className={styles.apply} position={post.positionTitle} texts={texts} />
      </header>
      <div className={classes('grid', styles.content)}>
        <div className={styles.text}>
          {post.date !== '' && (
            <p className={styles.posted}>
              {texts.posted} <time dateTime={post.date}>{dayText(post.date, texts)}</time>
            </p>
          )}
          {post.details !== undefined && <DetailList details={post.details} />}
          <PostSections post={post} labels={texts.labels} heading="h2" />
        </div>
        <ApplyAside className={styles.aside} post={post} />
      </div>
      <FactStrip />
    </article>
  );
}

function Closed() {
  const { closed } = useMessages('position');
  return (
    <article className={classes('grid', styles.closed)}>
      <Back />
      <h1 className={styles.title}>{closed.title}</h1>
      <MailText
        className={styles.closedText}
        template={closed.body}
        mailbox="recruit"
        linkClassName={styles.mail}
      />
    </article>
  );
}

function Back() {
  const { back } = useMessages('position');
  return (
    <p className={classes('title', styles.back)} data-reveal="">
      <SiteLink page="recruit">{back}</SiteLink>
    </p>
  );
}
