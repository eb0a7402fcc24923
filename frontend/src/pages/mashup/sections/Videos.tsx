import { VideoPlayer } from '../../../features/video-player/VideoPlayer';
import type { FilmCover } from '../../../media/types';
import styles from './Videos.module.css';

export interface VideosProps {
  /** Our own clip for each place. */
  readonly clips: readonly FilmCover[];
  /** The YouTube id for each place; null or missing where our clip plays. */
  readonly youtubeIds: readonly (string | null)[];
  /** One title for each place. */
  readonly titles: readonly string[];
}

/** Videos side by side, each with its own title. */
export function Videos({ clips, youtubeIds, titles }: VideosProps) {
  return (
    <div className={styles.videos}>
      {clips.map((clip, index) => {
        const title = titles[index];
        if (title === undefined) throw new Error(`no title for video ${String(index)}`);
        return (
          <VideoPlayer
            key={title}
            youtubeId={youtubeIds[index] ?? null}
            clip={clip}
            title={title}
            size="game"
          />
        );
      })}
    </div>
  );
}
