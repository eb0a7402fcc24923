import { useState } from 'react';

import { useAssetBase } from '../../media/asset-base';
import type { Clip } from '../../media/types';
import { ClipSources } from '../ClipSources/ClipSources';
import { Picture } from '../Picture/Picture';
import music from './music.vtt?url';
import styles from './VideoFacade.module.css';

/** YouTube's player in privacy mode, which sets no cookie before the video plays. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** The page of a video on YouTube. */
const VIDEO_PAGE = 'https://www.youtube.com/watch?v=';

export interface VideoFacadeProps {
  /** The id of a video on YouTube, which plays in its player; null for our own clip. */
  readonly youtubeId: string | null;
  /** Our own clip, which plays where there is no id; its poster is the picture before. */
  readonly clip: Clip;
  readonly title: string;
  /** Name of the button, for example "Play video: Trailer". */
  readonly playLabel: string;
  /** Shown below the poster when the player is another company's. */
  readonly notice: string;
  /** Which page's sizes apply. */
  readonly size: 'home' | 'game';
}

/** A video that loads one picture until it is started. */
export function VideoFacade(props: VideoFacadeProps) {
  const { youtubeId, clip, title, notice, size } = props;
  const [isStarted, setStarted] = useState(false);
  const base = useAssetBase();
  // Every browser plays the last source.
  const address =
    youtubeId === null ? base + (clip.sources.at(-1)?.src ?? '') : VIDEO_PAGE + youtubeId;
  return (
    <figure className={styles.facade} data-size={size}>
      <div className={styles.frame}>
        {isStarted ? <Player {...props} /> : <Opener {...props} onStart={setStarted} />}
      </div>
      <figcaption className={styles.caption}>
        {/* Without script the button does nothing, so the title links to the video. */}
        <a href={address} className={styles.plain}>
          {title}
        </a>
        {youtubeId !== null && <small>{notice}</small>}
      </figcaption>
    </figure>
  );
}

interface OpenerProps extends VideoFacadeProps {
  readonly onStart: (isStarted: boolean) => void;
}

/** The poster: starts the video. */
function Opener({ clip, playLabel, size, onStart }: OpenerProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={playLabel}
      onClick={() => {
        onStart(true);
      }}
    >
      <Picture className={styles.poster} picture={clip.poster} alt="" sizes={SIZES[size]} />
      <span className={styles.play} aria-hidden="true" />
    </button>
  );
}

/** The widths of the style sheet, by which the browser chooses the poster's file. */
const SIZES = {
  home: '(max-width: 500px) 320px, (max-width: 700px) 480px, (max-width: 1100px) 640px, (max-width: 1350px) 480px, (max-width: 1650px) 660px, 720px',
  game: '(max-width: 1200px) 60vw, 40vw',
};

/** Takes the focus that the button had. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
};

function Player({ youtubeId, clip, title }: VideoFacadeProps) {
  const base = useAssetBase();
  if (youtubeId !== null) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.player}
        src={`${PLAYER}${youtubeId}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Without a referrer the player refuses to play.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <video
      ref={takeFocus}
      className={styles.player}
      aria-label={title}
      poster={base + clip.poster.src}
      // Captions of another origin are shown only if the video is fetched without credentials too.
      crossOrigin={base === '' ? undefined : 'anonymous'}
      controls
      autoPlay
      playsInline
    >
      <ClipSources clip={clip} />
      {/* Our videos have no speech: the captions show the sign for music, which all languages share. */}
      <track kind="captions" src={base + music} />
    </video>
  );
}
