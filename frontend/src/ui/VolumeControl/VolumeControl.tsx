import { useEffect, useState, type RefObject } from 'react';

import { useMessages } from '../../i18n/page-data';
import { setMuted, setVolume } from '../../lib/playback';
import { IconButton } from '../IconButton/IconButton';
import styles from './VolumeControl.module.css';

export interface VolumeControlProps {
  readonly media: RefObject<HTMLMediaElement | null>;
}

/** How loud a media element is, from 0 to 1; 0 while it is muted. And what says so before the element does. */
function useLoudness(ref: RefObject<HTMLMediaElement | null>) {
  const [loudness, setLoudness] = useState(1);
  useEffect(() => {
    const media = ref.current;
    if (media === null) return undefined;
    const follow = () => {
      setLoudness(media.muted ? 0 : media.volume);
    };
    follow();
    media.addEventListener('volumechange', follow);
    return () => {
      media.removeEventListener('volumechange', follow);
    };
  }, [ref]);
  return [loudness, setLoudness] as const;
}

/** The switch of a media element's sound, and where its container has room its volume. */
export function VolumeControl({ media }: VolumeControlProps) {
  const { player } = useMessages('common').media;
  const [loudness, setLoudness] = useLoudness(media);
  const isMuted = loudness === 0;
  return (
    <>
      <IconButton
        icon={isMuted ? 'muted' : 'sound'}
        label={isMuted ? player.unmute : player.mute}
        onPress={() => {
          if (media.current !== null) setMuted(media.current, !isMuted);
        }}
      />
      <input
        type="range"
        className={styles.volume}
        min={0}
        max={1}
        step={0.05}
        aria-label={player.volume}
        value={loudness}
        onChange={({ currentTarget }) => {
          const wanted = Number(currentTarget.value);
          // The element tells of it later, and until then a second press would begin from the old volume.
          setLoudness(wanted);
          if (media.current !== null) setVolume(media.current, wanted);
        }}
      />
    </>
  );
}
