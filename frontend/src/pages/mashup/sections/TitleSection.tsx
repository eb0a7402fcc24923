import { PlayButton } from '../../../features/play/PlayButton';
import { useLocale, useMessages } from '../../../i18n/page-data';
import { pictures } from '../../../media/manifest';
import type { Picture as PictureFiles } from '../../../media/types';
import type { LocaleCode } from '../../../routing/pages';
import { Picture } from '../../../ui/Picture/Picture';
import { StoreLink } from '../../../ui/StoreLink/StoreLink';
import styles from './TitleSection.module.css';

/** The languages for which it is drawn; the others have the English one. */
const CATCHPHRASES: Partial<Record<LocaleCode, PictureFiles>> & { en: PictureFiles } = {
  en: pictures.catchphraseEn,
  jp: pictures.catchphraseJp,
  kr: pictures.catchphraseKr,
};

/** The title screen: name, catchphrase and release date of the game, and the links to play it. */
export function TitleSection() {
  const { title } = useMessages('mashup');
  const { game } = useMessages('common');
  const { code } = useLocale();
  return (
    <section className={styles.title}>
      <div className={styles.runway} aria-hidden="true" />
      <Picture
        className={styles.group}
        picture={pictures.characterGroup}
        alt=""
        // On a phone this and the next two say less than their width, so that dense screens take light files.
        sizes="(max-width: 700px) 47vw, (max-width: 1200px) 100vw, min(100vw, 132svh)"
        isFirst
      />
      <h1 className={styles.name} lang="en">
        <Picture
          className={styles.logo}
          picture={pictures.logoGame}
          alt={title.name}
          sizes="(max-width: 700px) 50vw, (max-width: 1200px) 62vw, min(34vw, 38svh)"
          isFirst
        />
      </h1>
      <Picture
        className={styles.catchphrase}
        picture={CATCHPHRASES[code] ?? CATCHPHRASES.en}
        alt={title.catchphrase}
        sizes="(max-width: 700px) 37vw, (max-width: 1200px) 90vw, min(42vw, 62svh)"
        isFirst
      />
      <div className={styles.card}>
        <Picture
          className={styles.icon}
          picture={pictures.gameIcon}
          alt={title.iconAlt}
          sizes="(max-width: 1200px) 80px, 112px"
        />
        <p className={styles.release}>
          {title.releaseDate}
          <span className={styles.platform}>{title.platform}</span>
        </p>
        <PlayButton label={game.play} opens="now" />
        <p className={styles.note}>{game.playNote}</p>
        <StoreLink tone="quiet" />
      </div>
      <p className={styles.lead}>{title.lead}</p>
    </section>
  );
}
