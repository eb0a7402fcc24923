import { useMessages } from '../../../i18n/page-data';
import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import { CHARACTERS, FIGURES, HEADERS, LOGOS, MARKS, PICTURES, SONGS, WHOLE } from '../kit';
import { Files } from './Files';
import styles from './IntroSection.module.css';

/** The hashtags that the company asks for. */
const HASHTAGS = ['#MASHVP', '#AXTORM'] as const;

/** The sections below in their order, with the number of pieces. */
const CONTENTS = [
  { id: 'logos', text: 'logo', count: LOGOS.length },
  { id: 'pictures', text: 'pictures', count: PICTURES.length + FIGURES.length },
  { id: 'icons', text: 'icons', count: CHARACTERS.length + MARKS.length },
  { id: 'headers', text: 'headers', count: HEADERS.length },
  { id: 'songs', text: 'songs', count: SONGS.length },
  { id: 'loop', text: 'loop', count: 1 },
] as const;

/** The purpose of the kit, its contents and the hashtags. */
export function IntroSection() {
  const texts = useMessages('fankit');
  const { intro, faq } = texts;
  return (
    <section className={styles.intro}>
      <div className="grid">
        <h1 className={styles.name} lang="en">
          {intro.title}
        </h1>
        <div className={styles.text}>
          {intro.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <SiteLink page="guidelines">{intro.guidelines}</SiteLink>
          </p>
          {WHOLE.length > 0 && (
            <div className={styles.whole}>
              <p>{intro.whole}</p>
              <Files files={WHOLE} name={intro.wholeName} />
            </div>
          )}
        </div>
        <nav className={styles.contents} aria-label={intro.contentsLabel}>
          <ul className={styles.list} lang="en">
            {CONTENTS.map(({ id, text, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {texts[text].title} <span>{count}</span>
                </a>
              </li>
            ))}
            <li>
              <a href="#faq">
                {faq.title} <span>{faq.items.length}</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <ul className={styles.tags} aria-label={intro.hashtagsLabel} lang="en">
        {HASHTAGS.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </section>
  );
}
