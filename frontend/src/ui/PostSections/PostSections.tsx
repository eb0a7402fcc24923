import { POST_SECTIONS, type RecruitPost } from '../../contract/contract';
import { cleanHtml } from '../../lib/trusted-html';
import '../../../dist/fonts/rest.css';
import styles from './PostSections.module.css';

export interface PostSectionsProps {
  readonly post: RecruitPost;
  /** The heading of each section. */
  readonly labels: Readonly<Record<(typeof POST_SECTIONS)[number], string>>;
  /** The element of the headings. */
  readonly heading: 'h2' | 'h3';
}

/** The sections of a position, each with its heading: alike in the list and on the position's own page. */
export function PostSections({ post, labels, heading: Heading }: PostSectionsProps) {
  return (
    <div className={styles.sections}>
      {POST_SECTIONS.map((section) => (
        <section key={section} className={styles.section}>
          <Heading className={styles.label}>{labels[section]}</Heading>
          {/* The server has cleaned this markup down to a short list of harmless elements. */}
          <div className={styles.body} dangerouslySetInnerHTML={cleanHtml(post[section])} />
        </section>
      ))}
    </div>
  );
}
