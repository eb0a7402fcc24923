import { useEffect, useRef } from 'react';

import { useLocale, useMessages } from '../../i18n/page-data';
import { announce } from '../../lib/media-session';
import { soundVideos } from '../../media/manifest';
import type { VideoCover } from '../../media/types';
import type { LocaleCode } from '../../routing/pages';
import { VideoSources } from '../../ui/VideoSources/VideoSources';
import { Controls } from './Controls';
import styles from './Screen.module.css';
import { useVideoRules } from './useVideoRules';

export interface OwnVideoProps {
  readonly cover: VideoCover;
  readonly title: string;
  /** Where files are served. */
  readonly base: string;
}

/** Our own video with its controls below the picture, where they cover neither it nor its captions. */
export function OwnVideo({ cover, title, base }: OwnVideoProps) {
  const { media } = useMessages('common');
  const { seconds, captions } = soundVideos[cover.name];
  const stage = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { code, tag } = useLocale();
  const { [code]: own }: Partial<Record<LocaleCode, string>> = captions;
  useVideoRules(video);
  useEffect(() => {
    if (video.current === null) return undefined;
    return announce(video.current, { title, artist: 'AXTORM', seconds });
  }, [title, seconds]);
  return (
    <div ref={stage} className={styles.stage} role="group" aria-label={title}>
      <video
        ref={video}
        className={styles.frame}
        poster={base + cover.poster.src}
        // Captions of another origin are shown only if the video is fetched without credentials too.
        crossOrigin={base === '' ? undefined : 'anonymous'}
        autoPlay
        playsInline
        tabIndex={-1}
      >
        <VideoSources video={soundVideos[cover.name]} />
        <track
          kind="captions"
          label={media.player.captions}
          srcLang={own === undefined ? 'en' : tag}
          src={base + (own ?? captions.en)}
        />
      </video>
      <Controls stage={stage} video={video} seconds={seconds} />
    </div>
  );
}
