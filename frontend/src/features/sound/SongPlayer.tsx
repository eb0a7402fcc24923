import { PlayButton } from './PlayButton';
import { useSound, type Track } from './sound-store';
import styles from './SongPlayer.module.css';

export interface SongPlayerProps {
  readonly track: Track;
}

/** A button that plays a piece, beside its waveform; while it plays, the waveform is its position. */
export function SongPlayer({ track }: SongPlayerProps) {
  const { track: current, media, parts } = useSound();
  return (
    <div className={styles.player}>
      <PlayButton track={track} className={styles.button} />
      <div className={styles.place}>
        <span className={styles.wave} data-sound={track.name} />
        {current?.name === track.name && media !== null && parts !== null && (
          <parts.WaveSeek name={track.name} media={media} waveClass={styles.wave} />
        )}
      </div>
    </div>
  );
}
