import { VideoPlayer } from '../../../features/video-player/VideoPlayer';
import type { VideoCover } from '../../../media/types';
import styles from './Videos.module.css';

export interface VideosProps {
  /** Our own video for each place. */
  readonly covers: readonly VideoCover[];
  /** The YouTube id for each place; null or missing where our own plays. */
  readonly youtubeIds: readonly (string | null)[];
  /** One title for each place. */
  readonly titles: readonly string[];
}

/** Videos side by side, each with its own title. */
export function Videos({ covers, youtubeIds, titles }: VideosProps) {
  return (
    <div className={styles.videos}>
      {covers.map((cover, index) => {
        const title = titles[index];
        if (title === undefined) throw new Error(`no title for video ${String(index)}`);
        return (
          <VideoPlayer
            key={title}
            youtubeId={youtubeIds[index] ?? null}
            video={cover}
            title={title}
            size="game"
          />
        );
      })}
    </div>
  );
}
