import { videos } from '../../media/manifest';
import { VideoSources } from '../../ui/VideoSources/VideoSources';
import { Picture } from '../../ui/Picture/Picture';
import styles from './Intro.module.css';

export interface IntroProps {
  /** Text alternative of the video. */
  readonly label: string;
  readonly skip: string;
}

/**
 * The video before the page, over a still of its first frame. The complete page is behind it from the start. Without
 * script, with a hash and with reduced motion it is never shown, and its video never requested.
 */
export function Intro({ label, skip }: IntroProps) {
  return (
    <div className={styles.intro} data-curtain="">
      <div className={styles.screen} role="img" aria-label={label}>
        <Picture
          className={styles.video}
          picture={videos.intro.poster}
          alt=""
          sizes="max(50vw, 28vh)"
        />
        <video
          // The first script of the document changes `preload` when the video may play.
          suppressHydrationWarning
          className={styles.video}
          muted
          playsInline
          preload="none"
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
        >
          <VideoSources video={videos.intro} />
        </video>
      </div>
      <button type="button" className={styles.skip}>
        {skip}
      </button>
    </div>
  );
}
