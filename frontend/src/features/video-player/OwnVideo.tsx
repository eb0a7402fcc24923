import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useLocale, useMessages } from '../../i18n/page-data';
import { giveFiles } from '../../lib/media-files';
import { announce } from '../../lib/media-session';
import { soundVideos } from '../../media/manifest';
import type { SoundVideoName, VideoCover } from '../../media/types';
import type { LocaleCode } from '../../routing/pages';
import { Silence, useSilence } from '../../ui/Silence/Silence';
import { Controls } from './Controls';
import styles from './Screen.module.css';
import { useVideoRules } from './useVideoRules';

/**
 * The videos whose captions are shown unless they are switched off: they explain without a word in picture or sound. The
 * Korean lesson has its sentences in the picture, and the captions of the others say which music plays.
 */
const EXPLAINED_BY_CAPTIONS: readonly SoundVideoName[] = ['tutorial'];

export interface OwnVideoProps {
  /** Plays already, though it has no file yet: the visitor's press has started it, before this was loaded. */
  readonly element: HTMLVideoElement;
  readonly cover: VideoCover;
  readonly title: string;
  /** Where files are served. */
  readonly base: string;
}

/** Our own video with its controls below the picture, where they cover neither it nor its captions. */
export function OwnVideo({ element, cover, title, base }: OwnVideoProps) {
  const { media } = useMessages('common');
  const { seconds, captions } = soundVideos[cover.name];
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const video = useRef(element);
  const { code, tag } = useLocale();
  const { [code]: own }: Partial<Record<LocaleCode, string>> = captions;
  const { isSilent, fail } = useSilence(element);
  // At once: it plays already.
  useLayoutEffect(() => {
    Object.assign(element, {
      className: styles.frame,
      poster: base + cover.poster.src,
      // Captions of another origin are shown only if the video is fetched without credentials too.
      crossOrigin: base === '' ? null : 'anonymous',
      playsInline: true,
      tabIndex: -1,
    });
    place.current?.append(element);
    return giveFiles(element, soundVideos[cover.name].sources, base, fail);
  }, [element, base, cover, fail]);
  useVideoRules(video);
  useEffect(
    () => announce(element, { title, artist: 'AXTORM', seconds }),
    [element, title, seconds],
  );
  return (
    <div ref={stage} className={styles.stage} role="group" aria-label={title}>
      <div ref={place} className={styles.place} />
      {createPortal(
        <track
          kind="captions"
          label={media.player.captions}
          srcLang={own === undefined ? 'en' : tag}
          src={base + (own ?? captions.en)}
          default={EXPLAINED_BY_CAPTIONS.includes(cover.name)}
        />,
        element,
      )}
      <Silence isSilent={isSilent} file={base + cover.src} className={styles.silence} />
      <Controls stage={stage} video={video} seconds={seconds} />
    </div>
  );
}
