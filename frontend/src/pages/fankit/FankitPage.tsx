import { SiteLink } from '../../components/layout/SiteLink/SiteLink';
import { MailLink } from '../../components/ui/MailLink/MailLink';
import { EMAIL, HASHTAGS } from '../../config/site';
import { useMessages } from '../../i18n/page-data';
import { RichText } from '../../i18n/RichText';
import { AudioSections } from './sections/AudioSections';
import { GROUP_TEXTS, IMAGE_GROUPS } from './groups';
import { ImageSections } from './sections/ImageSections';
import styles from './FankitPage.module.css';

/** Everything that fans may download, and the rules. */
export function FankitPage() {
  const texts = useMessages('fankit');
  const { intro, faq } = texts;
  const contents = [
    ...IMAGE_GROUPS.map((id) => ({ id, title: texts[GROUP_TEXTS[id]].title })),
    { id: 'songs', title: texts.songs.title },
    { id: 'loop', title: texts.loop.title },
    { id: 'faq', title: faq.title },
  ];
  return (
    <div className={styles.page}>
      <section className={styles.intro}>
        <h1>{intro.title}</h1>
        {intro.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <nav aria-label={intro.contentsLabel}>
          <ul className={styles.contents}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.tags} aria-label={intro.hashtagsLabel}>
          {HASHTAGS.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p>
          <SiteLink page="guidelines">{intro.guidelines}</SiteLink>
        </p>
      </section>
      <ImageSections />
      <AudioSections />
      <section id="faq" aria-labelledby="faq-title">
        <h2 id="faq-title">{faq.title}</h2>
        <dl className={styles.faq}>
          {faq.items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <RichText
                  template={answer}
                  values={{ email: <MailLink address={EMAIL.support} /> }}
                />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
