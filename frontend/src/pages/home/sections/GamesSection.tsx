import { SilentPlayer } from '../../../features/silent-player/SilentPlayer';
import { useMessages } from '../../../i18n/page-data';
import { videos } from '../../../media/manifest';
import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './GamesSection.module.css';

/** A loop of the game and the link to its page. */
export function GamesSection() {
  const { games } = useMessages('home');
  return (
    <SlashSection id="games" tabIndex={-1} className={styles.games} titleId="games-title" isRaised>
      <SilentPlayer
        className={styles.loop}
        video={videos.gamesLoop}
        label={games.videoLabel}
        sizes="max(100vw, 178vh)"
      />
      <div>
        <h2 id="games-title">{games.title}</h2>
        <p>{games.body}</p>
        <SiteLink page="mashup" className="button" data-tone="b">
          {games.details}
        </SiteLink>
      </div>
    </SlashSection>
  );
}
