import { useRef } from 'react';

import { useMessages } from '../../i18n/page-data';
import type { Clip } from '../../media/types';
import { ClipSources } from '../../ui/ClipSources/ClipSources';
import { Controls } from './Controls';
import music from './music.vtt?url';
import styles from './Screen.module.css';
import { useVideoRules } from './useVideoRules';

export interface FilmProps {
  readonly clip: Clip;
  readonly title: string;
  /** Where files are served. */
  readonly base: string;
}

/** Our own clip with its controls below the picture, where they cover neither it nor its captions. */
export function Film({ clip, title, base }: FilmProps) {
  const { media } = useMessages('common');
  const stage = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useVideoRules(video);
  return (
    <div ref={stage} className={styles.stage} role="group" aria-label={title}>
      <video
        ref={video}
        className={styles.frame}
        poster={base + clip.poster.src}
        // Captions of another origin are shown only if the video is fetched without credentials too.
        crossOrigin={base === '' ? undefined : 'anonymous'}
        autoPlay
        playsInline
        tabIndex={-1}
      >
        <ClipSources clip={clip} />
        {/* Our videos have no speech: the captions show the sign for music, which all languages share. */}
        <track kind="captions" label={media.player.captions} src={base + music} />
      </video>
      <Controls stage={stage} video={video} seconds={clip.seconds} />
    </div>
  );
}
