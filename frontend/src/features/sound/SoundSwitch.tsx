import { useMessages } from '../../i18n/page-data';
import { onSoundTaken } from '../../lib/sole-sound';
import { currentSound, useSound } from './sound-store';
import styles from './SoundSwitch.module.css';
import { withPlayer } from './with-player';

// A started video wants sound as a song does.
onSoundTaken(() => {
  if (!currentSound().isOn)
    withPlayer((player) => {
      player.switchSound(true);
    });
});

/** The site's sound, on or off. */
export function SoundSwitch() {
  const { sound } = useMessages('common');
  const { isOn, isPlaying } = useSound();
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-label={sound.label}
      title={sound.label}
      data-playing={isPlaying}
      onClick={() => {
        withPlayer((player) => {
          player.switchSound(!isOn);
        });
      }}
    >
      <span className={styles.speaker} aria-hidden="true" />
    </button>
  );
}
