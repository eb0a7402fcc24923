import { VideoFacade } from '../../../ui/VideoFacade/VideoFacade';
import type { Film } from '../../../config/site';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import type { Clip } from '../../../media/types';
import styles from './Films.module.css';

/** A film of this page: where it is watched, and our own clip of it. */
export interface Reel {
  readonly film: Film;
  readonly clip: Clip;
}

export interface FilmsProps {
  readonly reels: readonly Reel[];
  /** One title for each film, in their order. */
  readonly titles: readonly string[];
}

/** Films side by side, each with its own title. */
export function Films({ reels, titles }: FilmsProps) {
  const { media } = useMessages('common');
  return (
    <div className={styles.films}>
      {reels.map(({ film, clip }, index) => {
        const title = titles[index];
        if (title === undefined) throw new Error(`no title for film ${String(index)}`);
        return (
          <VideoFacade
            key={title}
            film={film}
            clip={clip}
            title={title}
            playLabel={format(media.playVideo, { title })}
            notice={format(media.externalPlayer, { provider: 'YouTube' })}
            size="game"
          />
        );
      })}
    </div>
  );
}
