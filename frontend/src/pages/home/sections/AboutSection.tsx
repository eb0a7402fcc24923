import { Picture } from '../../../ui/Picture/Picture';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { pictures } from '../../../media/manifest';
import styles from './AboutSection.module.css';

/** Who the company is. Fades in while it is scrolled to. */
export function AboutSection() {
  const { aboutUs } = useMessages('home');
  return (
    <section
      id="aboutUs"
      tabIndex={-1}
      className={classes('slashSection', styles.about)}
      aria-labelledby="about-us-title"
    >
      <span className="seam" aria-hidden="true" data-reveal="" />
      <div className={styles.fade} data-scroll="enter">
        <Picture
          className={styles.art}
          picture={pictures.aboutArt}
          alt=""
          sizes="(max-width: 1100px) 130vw, 80vw"
        />
        <div className={classes('grid', styles.front)}>
          <div className="title" data-reveal="">
            <h2 id="about-us-title">{aboutUs.title}</h2>
          </div>
          <p className={styles.lead}>{aboutUs.lead}</p>
          <div className={styles.text}>
            {aboutUs.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
