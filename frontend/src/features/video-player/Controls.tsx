import type { RefObject } from 'react';

import { useMessages } from '../../i18n/page-data';
import { clockTime } from '../../lib/media-clock';
import { togglePlayback } from '../../lib/playback';
import { IconButton } from '../../ui/IconButton/IconButton';
import { SeekBar } from '../../ui/SeekBar/SeekBar';
import { VolumeControl } from '../../ui/VolumeControl/VolumeControl';
import styles from './Controls.module.css';
import { useCaptions } from './useCaptions';
import { useFullScreen } from './useFullScreen';
import { useMediaState } from './useMediaState';

export interface ControlsProps {
  /** What goes to the full screen. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly seconds: number;
}

/** Seconds that an arrow key moves in a short video. */
const KEY_STEP = 1;

/** Takes the focus that the poster's button had. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
};

/** The controls of a video, all of them in reach of keys and readers. */
export function Controls({ stage, video, seconds }: ControlsProps) {
  const { player } = useMessages('common').media;
  const state = useMediaState(video);
  const captions = useCaptions(video);
  const fullScreen = useFullScreen(stage, video);
  const duration = clockTime(seconds);
  return (
    <div className={styles.deck}>
      <div className={styles.bar}>
        <IconButton
          ref={takeFocus}
          icon={state.isPlaying ? 'pause' : 'play'}
          label={state.isPlaying ? player.pause : player.play}
          onPress={() => {
            if (video.current !== null) togglePlayback(video.current);
          }}
        />
        <SeekBar className={styles.seek} media={video} seconds={seconds} keyStep={KEY_STEP} />
        <span className={styles.time} aria-hidden="true">
          {`${clockTime(state.second)} / ${duration}`}
        </span>
        <VolumeControl media={video} />
        <IconButton
          icon="captions"
          label={player.captions}
          isPressed={captions.isShown}
          onPress={captions.toggle}
        />
        <IconButton
          icon={fullScreen.isFull ? 'shrink' : 'expand'}
          label={fullScreen.isFull ? player.leaveFullScreen : player.fullScreen}
          onPress={fullScreen.toggle}
        />
      </div>
    </div>
  );
}
