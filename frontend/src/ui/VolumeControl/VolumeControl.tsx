import { useEffect, useState, type RefObject } from 'react';

import { useMessages } from '../../i18n/page-data';
import { setMuted, setVolume } from '../../lib/playback';
import { IconButton } from '../IconButton/IconButton';
import styles from './VolumeControl.module.css';

export interface VolumeControlProps {
  readonly media: RefObject<HTMLMediaElement | null>;
}

/** How loud a media element is, from 0 to 1; 0 while it is muted. */
function useLoudness(ref: RefObject<HTMLMediaElement | null>): number {
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
  return loudness;
}

/** The switch of a media element's sound, and where its container has room its volume. */
export function VolumeControl({ media }: VolumeControlProps) {
  const { player } = useMessages('common').media;
  const loudness = useLoudness(media);
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
          if (media.current !== null) setVolume(media.current, Number(currentTarget.value));
        }}
      />
    </>
  );
}
