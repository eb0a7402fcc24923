import { useAssetBase } from '../../media/asset-base';
import type { VideoCover } from '../../media/types';
import { OwnVideo } from './OwnVideo';
import styles from './Screen.module.css';

export interface ScreenProps {
  /** Plays already, though it has no file yet; our own video is shown in it. */
  readonly element: HTMLVideoElement | undefined;
  /** The id of a video on YouTube, which plays in its player; null for our own video. */
  readonly youtubeId: string | null;
  readonly video: VideoCover;
  readonly title: string;
}

/** YouTube's player in privacy mode, which sets no cookie before the video plays. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** Takes the focus that the poster's button had. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
};

/** A started video: the other company's player, or our own. */
export function Screen({ element, youtubeId, video, title }: ScreenProps) {
  const base = useAssetBase();
  if (youtubeId === null && element !== undefined)
    return <OwnVideo element={element} cover={video} title={title} base={base} />;
  return (
    <iframe
      ref={takeFocus}
      className={styles.frame}
      src={`${PLAYER}${youtubeId ?? ''}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Without a referrer the player refuses to play.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
