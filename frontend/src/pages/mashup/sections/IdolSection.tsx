import { songOf } from '../../../features/play/idol-songs';
import { PlayLink } from '../../../features/play/PlayLink';
import { PlayButton } from '../../../features/sound/PlayButton';
import { useMessages } from '../../../i18n/page-data';
import { pictures } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './IdolSection.module.css';

/** The portrait of each idol, in the order of the texts. */
const PORTRAITS = [
  pictures.idol01,
  pictures.idol02,
  pictures.idol03,
  pictures.idol04,
  pictures.idol05,
  pictures.idol06,
  pictures.idol07,
  pictures.idol08,
] as const;

/** The eight idols as cards: face, name, what each of them says, colours, and the piece that each of them plays. */
export function IdolSection() {
  const { idols, freePlay } = useMessages('mashup');
  return (
    <SlashSection className={styles.section} titleId="idols-title" isRaised>
      <div className="grid">
        <div className="title" data-reveal="">
          <h2 id="idols-title" lang="en">
            {idols.title}
          </h2>
        </div>
        <p className={styles.lead}>{idols.body}</p>
        <ul className={styles.cards}>
          {PORTRAITS.map((picture, index) => {
            const played = songOf(index + 1);
            const idol = idols.items[index];
            if (idol === undefined) throw new Error(`no texts for idol ${String(index + 1)}`);
            const { name, line, colors, song, style } = idol;
            return (
              <li key={name} className={styles.card}>
                <Picture
                  className={styles.portrait}
                  picture={picture}
                  alt=""
                  sizes="(max-width: 1200px) 44vw, 22vw"
                />
                <h3 className={styles.name} lang="en">
                  {name}
                </h3>
                <p className={styles.line}>{line}</p>
                <p className={styles.colors}>{colors}</p>
                <div className={styles.song}>
                  <PlayButton track={{ name: played ?? 'loop', title: song }} />
                  <div>
                    <p>
                      <strong lang="en">{song}</strong> {style}
                    </p>
                    {played !== undefined && (
                      <PlayLink
                        idol={index + 1}
                        label={freePlay.play}
                        name={`${freePlay.play}: ${song}`}
                      />
                    )}
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </SlashSection>
  );
}
