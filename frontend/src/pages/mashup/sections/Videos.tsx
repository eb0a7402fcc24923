import type { Video } from '../../../config/site';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import type { Clip } from '../../../media/types';
import { VideoFacade } from '../../../ui/VideoFacade/VideoFacade';
import styles from './Videos.module.css';

/** A video of this page and our own clip of it. */
export interface GameVideo {
  readonly video: Video;
  readonly clip: Clip;
}

export interface VideosProps {
  readonly videos: readonly GameVideo[];
  /** One title for each video, in their order. */
  readonly titles: readonly string[];
}

/** Videos side by side, each with its own title. */
export function Videos({ videos, titles }: VideosProps) {
  const { media } = useMessages('common');
  return (
    <div className={styles.videos}>
      {videos.map(({ video, clip }, index) => {
        const title = titles[index];
        if (title === undefined) throw new Error(`no title for video ${String(index)}`);
        return (
          <VideoFacade
            key={title}
            video={video}
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
