import { useEffect, useRef, useState } from 'react';

import { useMessages } from '../../i18n/page-data';
import { giveFiles } from '../../lib/media-files';
import { announce } from '../../lib/media-session';
import { play } from '../../lib/play';
import { togglePlayback } from '../../lib/playback';
import { useAssetBase } from '../../media/asset-base';
import { sounds } from '../../media/manifest';
import { IconButton } from '../../ui/IconButton/IconButton';
import { SeekBar } from '../../ui/SeekBar/SeekBar';
import { Silence, useSilence } from '../../ui/Silence/Silence';
import { VolumeControl } from '../../ui/VolumeControl/VolumeControl';
import { followBeat } from './beat';
import { followSound } from './follow-sound';
import { repeatThrough } from './repeat';
import { putSound, stopSound } from './sound-control';
import { changeSound, useSound, type SoundBarProps } from './sound-store';
import styles from './SoundBar.module.css';

/** An element that loads nothing before it plays. It is made by script: music has no captions. */
const silentAudio = () => Object.assign(document.createElement('audio'), { preload: 'none' });

/** What plays, in a bar that stays while pages change. It goes on while the page is hidden. */
export function SoundBar({ track }: SoundBarProps) {
  const { media, sound } = useMessages('common');
  const { isPlaying } = useSound();
  const base = useAssetBase();
  const piece = sounds[track.name];
  const { seconds, beats } = piece;
  const isLoop = track.name === 'loop';
  const [element] = useState(silentAudio);
  const audio = useRef(element);
  const bar = useRef<HTMLElement>(null);
  const { isSilent, fail } = useSilence(element);

  useEffect(() => {
    bar.current?.append(element);
    putSound(element);
    const stops = [
      isLoop
        ? repeatThrough(element, piece, base, fail)
        : giveFiles(element, piece.sources, base, fail),
      followSound(element),
      followBeat(element, beats),
      announce(element, { title: track.title, artist: 'AXTORM', seconds }),
    ];
    void play(element);
    return () => {
      for (const stop of stops) stop();
      element.pause();
      element.remove();
      changeSound({ media: null });
    };
  }, [element, track, piece, isLoop, base, beats, seconds, fail]);

  const file = base + (piece.sources.at(-1)?.src ?? '');
  return (
    <section ref={bar} className={styles.bar} aria-label={sound.nowPlaying}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? media.player.pause : media.player.play}
        onPress={() => {
          togglePlayback(element);
        }}
      />
      <p className={styles.title} lang="en">
        {track.title}
      </p>
      <SeekBar className={styles.seek} media={audio} seconds={seconds} />
      <VolumeControl media={audio} />
      <IconButton icon="stop" label={sound.stop} onPress={stopSound} />
      <Silence isSilent={isSilent} file={file} className={styles.silence} />
    </section>
  );
}
