import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import type { Clip } from '../../../media/types';
import { VideoFacade } from '../../../ui/VideoFacade/VideoFacade';
import styles from './Videos.module.css';

export interface VideosProps {
  /** Our own clip for each place. */
  readonly clips: readonly Clip[];
  /** The YouTube id for each place; null or missing where our clip plays. */
  readonly youtubeIds: readonly (string | null)[];
  /** One title for each place. */
  readonly titles: readonly string[];
}

/** Videos side by side, each with its own title. */
export function Videos({ clips, youtubeIds, titles }: VideosProps) {
  const { media } = useMessages('common');
  return (
    <div className={styles.videos}>
      {clips.map((clip, index) => {
        const title = titles[index];
        if (title === undefined) throw new Error(`no title for video ${String(index)}`);
        return (
          <VideoFacade
            key={title}
            youtubeId={youtubeIds[index] ?? null}
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
