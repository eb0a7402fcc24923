import { ALBUMS, STORE_IDS, type AlbumId } from '../../../config/site';
import { PlayButton } from '../../../features/sound/PlayButton';
import { VideoPlayer } from '../../../features/video-player/VideoPlayer';
import { fill } from '../../../i18n/fill';
import { useCompany, useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { pictures, videos } from '../../../media/manifest';
import { ExternalLink } from '../../../ui/ExternalLink/ExternalLink';
import { Picture } from '../../../ui/Picture/Picture';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import { MEDLEY_SONGS, type MedleyName } from '../medley-songs';
import crash from './MusicCrash.module.css';
import styles from './MusicSection.module.css';

/** Pictures, video, medley and songs of each album. The video waits behind the sleeve of a song: the album's own stands beside it. */
const ALBUM_MEDIA = {
  genesis02: {
    jacket: pictures.jacket02,
    disc: pictures.disc02,
    video: videos.homeMusic02,
    still: pictures.song05,
    medley: 'medley02',
  },
  genesis01: {
    jacket: pictures.jacket01,
    disc: pictures.disc01,
    video: videos.homeMusic01,
    still: pictures.song02,
    medley: 'medley01',
  },
} as const;

const SLEEVE_SIZES = '(max-width: 1100px) 72vw, min(38vw, 640px)';

/** The albums, newest first, each with its pictures, stores and videos. */
export function MusicSection() {
  const { music } = useMessages('home');
  return (
    <SlashSection id="music" tabIndex={-1} className={styles.music} titleId="music-title">
      <div className="grid">
        <div className="title" data-reveal="">
          <h2 id="music-title">{music.title}</h2>
          <p>{music.lead}</p>
        </div>
      </div>
      {ALBUMS.map((album, index) => (
        <AlbumCard key={album.id} {...album} index={index} />
      ))}
    </SlashSection>
  );
}

interface AlbumCardProps {
  readonly id: AlbumId;
  readonly isNew: boolean;
  readonly index: number;
}

function AlbumCard({ id, isNew, index }: AlbumCardProps) {
  const { music } = useMessages('home');
  const texts = music.albums[index];
  if (texts === undefined) throw new Error(`no ${id}`);
  const { title } = texts;
  const { jacket, disc, medley } = ALBUM_MEDIA[id];
  return (
    <article className={classes('grid', styles.album, crash.album)}>
      <div className={classes(styles.sleeve, crash.sleeve)} data-scroll="pass">
        <div className={styles.disc}>
          <Picture picture={disc} alt={texts.discAlt} sizes={SLEEVE_SIZES} />
        </div>
        <PlayButton
          className={styles.listen}
          word={music.medley}
          track={{ name: medley, title: fill(music.medleyTitle, { title }) }}
        />
        <Picture
          className={styles.jacket}
          picture={jacket}
          alt={texts.jacketAlt}
          sizes={SLEEVE_SIZES}
        />
      </div>
      <div className={styles.text}>
        {isNew && <p className="badge">{music.nowOnSale}</p>}
        <h3 lang="en">{title}</h3>
        <p>{texts.description}</p>
        <Tracks medley={medley} />
      </div>
      <Stores id={id} title={title} />
      <div className={classes(styles.videos, crash.videos)}>
        <Videos id={id} title={title} />
      </div>
    </article>
  );
}

/** What the medley of an album plays, in its order. */
function Tracks({ medley }: { readonly medley: MedleyName }) {
  const { music } = useMessages('home');
  return (
    <div className={styles.tracks}>
      <p>{music.tracks}</p>
      <ol lang="en">
        {MEDLEY_SONGS[medley].map((song) => (
          <li key={song}>{song}</li>
        ))}
      </ol>
    </div>
  );
}

interface OfAlbum {
  readonly id: AlbumId;
  /** Title of the album. */
  readonly title: string;
}

/** The stores whose address is known. */
function Stores({ id, title }: OfAlbum) {
  const { music } = useMessages('home');
  const { notice } = useMessages('common');
  const { stores } = useCompany().albums[id];
  const known = STORE_IDS.filter((store) => stores[store] !== null);
  if (known.length === 0) return null;
  return (
    <ul className={styles.stores} aria-label={fill(music.storesLabel, { title })}>
      {known.map((store, place) => (
        <li key={store}>
          <ExternalLink
            className="button"
            // One that shines, so that the eye knows where to go.
            data-tone={place === 0 ? undefined : 'quiet'}
            href={stores[store] ?? undefined}
            notice={notice.newTab}
          >
            {music.stores[store]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** The album's videos, numbered if there are several; without one our own. */
function Videos({ id, title: album }: OfAlbum) {
  const { music } = useMessages('home');
  const youtubeIds = useCompany().albums[id].videos;
  const shown = youtubeIds.length === 0 ? [null] : youtubeIds;
  return shown.map((youtubeId, index) => {
    const title = shown.length === 1 ? album : `${album} (${String(index + 1)})`;
    return (
      <VideoPlayer
        key={index}
        youtubeId={youtubeId}
        video={ALBUM_MEDIA[id].video}
        still={ALBUM_MEDIA[id].still}
        title={fill(music.videoTitle, { title })}
        spokenTitle={fill(music.playerTitle, { title })}
        size="home"
      />
    );
  });
}
