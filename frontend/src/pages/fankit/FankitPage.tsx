import { SiteLink } from '../../components/layout/SiteLink/SiteLink';
import { MailLink } from '../../components/ui/MailLink/MailLink';
import { EMAIL, HASHTAGS } from '../../config/site';
import { useMessages } from '../../i18n/page-data';
import { RichText } from '../../i18n/RichText';
import { AudioSections } from './sections/AudioSections';
import { ImageSections } from './sections/ImageSections';
import styles from './FankitPage.module.css';

/** Everything that fans may download, and the rules. */
export function FankitPage() {
  const { intro, faq } = useMessages('fankit');
  return (
    <div className={styles.page}>
      <section className={styles.intro}>
        <h1>{intro.title}</h1>
        {intro.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
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
      <section aria-labelledby="faq-title">
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
