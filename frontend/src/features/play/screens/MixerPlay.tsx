import type { Pair } from '@axtorm/game/mixer/pair';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { ChartChoices } from './ChartChoices';
import styles from './Mixer.module.css';

export interface MixerPlayProps {
  readonly saved: Saved;
  readonly pair: Pair;
  readonly onChange: (saved: Saved) => void;
  /** Plays the mash-up with what is chosen. */
  readonly onPlay: (saved: Saved) => void;
}

/** Style and difficulty, and the button that plays the mash-up. */
export function MixerPlay({ saved, pair, onChange, onPlay }: MixerPlayProps) {
  const { mixer } = usePlayTexts();
  return (
    <form
      className={styles.play}
      aria-label={mixer.playChart}
      onSubmit={(event) => {
        event.preventDefault();
        onPlay(saved);
      }}
    >
      <ChartChoices saved={saved} pair={pair} onChange={onChange} />
      <button type="submit" className="button" data-tone="b">
        {mixer.playChart}
      </button>
      <p className={styles.note}>{mixer.playNote}</p>
    </form>
  );
}
