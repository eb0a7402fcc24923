import { useEffect, useRef, useState, type RefObject } from 'react';

import { useMessages } from '../../i18n/page-data';
import { prefersNoVideo } from '../../lib/browser';
import { classes } from '../../lib/classes';
import { play } from '../../lib/play';
import { togglePlayback } from '../../lib/playback';
import type { Video } from '../../media/types';
import { VideoSources } from '../../ui/VideoSources/VideoSources';
import { Picture } from '../../ui/Picture/Picture';
import styles from './SilentPlayer.module.css';

export interface SilentPlayerProps {
  readonly video: Video;
  /** Text alternative of the picture. */
  readonly label: string;
  /** The attribute `sizes` of the poster. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

/**
 * A silent loop that plays while it is visible, with a pause button. Its poster shows from the start; with reduced
 * motion or data saving the loop does not start by itself.
 */
export function SilentPlayer({ video, label, sizes, className }: SilentPlayerProps) {
  const { media } = useMessages('common');
  const element = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle } = usePlayback(element);
  return (
    <div className={classes(styles.player, className)}>
      <Picture className={styles.layer} picture={video.poster} alt={label} sizes={sizes} />
      <video
        ref={element}
        className={styles.layer}
        width={video.width}
        height={video.height}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
      >
        <VideoSources video={video} />
      </video>
      <button
        type="button"
        className={styles.toggle}
        aria-label={isPlaying ? media.pauseMotion : media.playMotion}
        onClick={toggle}
      >
        <span className="playMark" data-playing={isPlaying} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Plays the video while it is visible; the visitor's own choice comes first. */
function usePlayback(video: RefObject<HTMLVideoElement | null>) {
  const [isPlaying, setPlaying] = useState(false);
  const isHeld = useRef<boolean>(null);

  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    isHeld.current ??= prefersNoVideo();
    const follow = () => {
      setPlaying(!element.paused);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true && isHeld.current !== true) void play(element);
        else element.pause();
      },
      { threshold: 0.2 },
    );
    element.addEventListener('play', follow);
    element.addEventListener('pause', follow);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('play', follow);
      element.removeEventListener('pause', follow);
    };
  }, [video]);

  const toggle = () => {
    const element = video.current;
    if (element === null) return;
    isHeld.current = !element.paused;
    togglePlayback(element);
  };
  return { isPlaying, toggle };
}
