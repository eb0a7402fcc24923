import { useMessages } from '../../../i18n/page-data';
import { pictures } from '../../../media/manifest';
import { GameLogo } from '../../../ui/Logo/Logo';
import { Picture } from '../../../ui/Picture/Picture';
import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import { StoreLink } from '../../../ui/StoreLink/StoreLink';
import plate from './LandingGame.module.css';
import lanes from './LandingLanes.module.css';
import players from './LandingPlayers.module.css';
import styles from './LandingSection.module.css';

/**
 * The first screen: all of the game's players, two of them large, behind the message, which stands on two signals from
 * both sides; the tagline, the links to the game that is out, and the link to the next section.
 */
export function LandingSection() {
  const { landing, games } = useMessages('home');
  const { nav, game } = useMessages('common');
  return (
    <section id="main" tabIndex={-1} className={styles.landing}>
      <div className={players.ground} data-scroll="leave" aria-hidden="true">
        <span />
        <span />
      </div>
      {/* One line-up, cut in the middle: three stand on the left of the two, three on the right. */}
      {[0, 1].map((side) => (
        <div key={side} className={players.crowd}>
          <Picture picture={pictures.characterGroup} alt="" sizes="100vw" />
        </div>
      ))}
      <Picture
        className={players.players}
        picture={pictures.duel}
        alt=""
        // Less than its width, so that a phone with a dense screen takes the least file.
        sizes="(max-width: 700px) 49vw, min(58vw, 92svh)"
        isFirst
      />
      <h1 className={lanes.message} lang="en">
        <span>{landing.line1}</span> <span>{landing.line2}</span>
      </h1>
      <p className={lanes.tagline}>{landing.tagline}</p>
      <div className={plate.game}>
        <SiteLink page="mashup" className={plate.name}>
          <GameLogo />
          <span className="visually-hidden">{nav.mashup}</span>
          <span className="badge" lang="en">
            {games.title}
          </span>
        </SiteLink>
        <SiteLink page="mashup" anchor="now" className="button">
          {game.play}
        </SiteLink>
        <p>{game.playNote}</p>
        <StoreLink tone="quiet" />
      </div>
      <a data-scroll="hint" href="#aboutUs">
        {landing.scrollDown}
      </a>
    </section>
  );
}
