import { useState, type ComponentType } from 'react';

import { fill } from '../../i18n/fill';
import { useMessages } from '../../i18n/page-data';
import { play } from '../../lib/play';
import { useAssetBase } from '../../media/asset-base';
import type { Picture as PictureFiles, VideoCover } from '../../media/types';
import { Picture } from '../../ui/Picture/Picture';
import type { ScreenProps } from './Screen';
import styles from './VideoPlayer.module.css';

/** The page of a video on YouTube. */
const VIDEO_PAGE = 'https://www.youtube.com/watch?v=';

export interface VideoPlayerProps {
  /** The id of a video on YouTube, which plays in its player; null for our own. */
  readonly youtubeId: string | null;
  /** Our own video, which plays where there is no id. */
  readonly video: VideoCover;
  readonly title: string;
  /** What the poster's button says it plays; the title by default. */
  readonly spokenTitle?: string;
  /** The picture before it plays; the poster of our own video when not given. */
  readonly still?: PictureFiles;
  /** Which page's sizes apply. */
  readonly size: 'home' | 'game';
}

/** A video that loads one picture until it is started; its player is a chunk of its own. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { youtubeId, video, title, spokenTitle = title, still = video.poster, size } = props;
  const { media } = useMessages('common');
  const [Screen, setScreen] = useState<ComponentType<ScreenProps>>();
  const [element, setElement] = useState<HTMLVideoElement>();
  const base = useAssetBase();
  const address = youtubeId === null ? base + video.src : VIDEO_PAGE + youtubeId;
  const start = () => {
    // The press itself has to play: a phone refuses what the player's chunk would start later.
    const pressed = document.createElement('video');
    void play(pressed);
    setElement(pressed);
    import('./Screen').then(
      (module) => {
        setScreen(() => module.Screen);
      },
      // Without the player the browser's own still shows the video.
      () => {
        location.assign(address);
      },
    );
  };
  return (
    <figure className={styles.facade} data-size={size} data-started={element && true}>
      {Screen ? (
        <Screen element={element} youtubeId={youtubeId} video={video} title={title} />
      ) : (
        <button
          type="button"
          className={styles.frame}
          aria-label={fill(media.playVideo, { title: spokenTitle })}
          onClick={start}
        >
          <Picture className={styles.poster} picture={still} alt="" sizes={SIZES[size]} />
          <span className="playMark" aria-hidden="true" />
        </button>
      )}
      <figcaption className={styles.caption}>
        {/* Without script the button does nothing, so the title links to the video. */}
        <a href={address} className={styles.plain}>
          {title}
        </a>
        {youtubeId !== null && <small>{media.externalPlayer}</small>}
      </figcaption>
    </figure>
  );
}

/** The widths of the style sheet, by which the browser chooses the poster's file. */
const SIZES = {
  home: '(max-width: 768px) 92vw, (max-width: 1100px) 640px, (max-width: 1350px) 480px, (max-width: 1650px) 660px, 720px',
  game: '(max-width: 768px) 92vw, (max-width: 1200px) 60vw, 40vw',
};
