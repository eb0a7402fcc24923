import { useMessages } from '../../../i18n/page-data';
import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import type { Messages } from '../../../contract/messages';
import { WHOLE } from '../kit-files';
import { Files } from './Files';
import styles from './IntroSection.module.css';

/** The hashtags that the company asks for. */
const HASHTAGS = ['#MASHVP', '#AXTORM'] as const;

/** The sections below in their order, with the number of pieces: each piece has texts, of which the page has the data at once. */
const contentsOf = ({
  logo,
  pictures,
  icons,
  headers,
  songs,
  loop,
  faq,
  press,
}: Messages<'fankit'>) => [
  { id: 'logos', title: logo.title, count: logo.items.length },
  {
    id: 'pictures',
    title: pictures.title,
    count: pictures.items.length + pictures.figures.length,
  },
  { id: 'icons', title: icons.title, count: icons.characters.length + icons.generic.length },
  { id: 'headers', title: headers.title, count: headers.items.length },
  { id: 'songs', title: songs.title, count: songs.items.length },
  { id: 'loop', title: loop.title, count: 1 },
  { id: 'faq', title: faq.title, count: faq.items.length },
  { id: 'press', title: press.title, count: press.items.length },
];

/** The purpose of the kit, its contents and the hashtags. */
export function IntroSection() {
  const texts = useMessages('fankit');
  const { intro } = texts;
  return (
    <section className={styles.intro}>
      <div className="grid">
        <h1 className={styles.name} lang="en">
          {intro.title}
        </h1>
        <div className={styles.text}>
          {WHOLE.length > 0 && (
            <div className={styles.whole}>
              <Files
                className={styles.all}
                files={WHOLE}
                name={intro.wholeName}
                action={texts.download.all}
              />
              <p>{intro.whole}</p>
            </div>
          )}
          {intro.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <SiteLink page="guidelines">{intro.guidelines}</SiteLink>
          </p>
        </div>
        <nav className={styles.contents} aria-label={intro.contentsLabel}>
          <ul className={styles.list} lang="en">
            {contentsOf(texts).map(({ id, title, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title} <span>{count}</span>
                </a>
              </li>
            ))}
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
