import { useMessages } from '../../../i18n/page-data';
import { pictures } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './AboutSection.module.css';

/** Who the company is. The words fade in while they are scrolled to; the picture is there at once, so that no dark window comes first. */
export function AboutSection() {
  const { aboutUs } = useMessages('home');
  return (
    <SlashSection id="aboutUs" tabIndex={-1} className={styles.about} titleId="about-us-title">
      <Picture
        className={styles.art}
        picture={pictures.aboutArt}
        alt=""
        sizes="(max-width: 1100px) 76vw, 80vw"
      />
      <div className="grid" data-scroll="enter">
        <div className="title" data-reveal="">
          <h2 id="about-us-title">{aboutUs.title}</h2>
        </div>
        <p>{aboutUs.lead}</p>
        <div>
          {aboutUs.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </SlashSection>
  );
}
