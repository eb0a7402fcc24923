import { useState } from 'react';

import { filmUrl, type Film } from '../../config/site';
import { useAssetBase } from '../../media/asset-base';
import type { Clip } from '../../media/types';
import { ClipSources } from '../ClipSources/ClipSources';
import { Picture } from '../Picture/Picture';
import music from './music.vtt?url';
import styles from './VideoFacade.module.css';

/** Where the player speaks to; the privacy mode sets no cookie before the film plays. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

export interface VideoFacadeProps {
  readonly film: Film;
  /** Our own clip, which plays while the film has no id; its still is what is seen before. */
  readonly clip: Clip;
  readonly title: string;
  /** Name of the button, for example "Play video: Trailer". */
  readonly playLabel: string;
  /** Said below the poster when pressing play asks another company's server. */
  readonly notice: string;
  /** Which page's sizes apply. */
  readonly size: 'home' | 'game';
}

/** A film that costs one picture until someone wants to see it. */
export function VideoFacade(props: VideoFacadeProps) {
  const { film, clip, title, notice, size } = props;
  const [isStarted, setStarted] = useState(false);
  const { youtubeId } = film;
  const base = useAssetBase();
  // Every browser plays the last.
  const address = youtubeId === null ? base + (clip.sources.at(-1)?.src ?? '') : filmUrl(youtubeId);
  return (
    <figure className={styles.facade} data-size={size}>
      <div className={styles.frame}>
        {isStarted ? <Player {...props} /> : <Opener {...props} onStart={setStarted} />}
      </div>
      <figcaption className={styles.caption}>
        {/* Without script the button can do nothing, so the title leads to the film. */}
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

/** The poster: starts the film. */
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

/** The widths of the style sheet, for the choice of the poster's file. */
const SIZES = {
  home: '(max-width: 500px) 320px, (max-width: 700px) 480px, (max-width: 1100px) 640px, (max-width: 1350px) 480px, (max-width: 1650px) 660px, 720px',
  game: '(max-width: 1200px) 60vw, 40vw',
};

/** Takes the focus that the button had. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
};

function Player({ film, clip, title }: VideoFacadeProps) {
  const { youtubeId } = film;
  const base = useAssetBase();
  if (youtubeId !== null) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.player}
        src={`${PLAYER}${encodeURIComponent(youtubeId)}?autoplay=1&rel=0`}
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
      // Captions of another origin are shown only if the film is fetched without credentials too.
      crossOrigin={base === '' ? undefined : 'anonymous'}
      controls
      autoPlay
      playsInline
    >
      <ClipSources clip={clip} />
      {/* Nobody speaks in our films: the captions say that there is music, in a sign that all languages share. */}
      <track kind="captions" src={base + music} />
    </video>
  );
}
