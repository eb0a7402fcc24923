import { MIXES } from '@axtorm/game/chart/chart';
import { useMessages } from '../../../i18n/page-data';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { useDifficulties } from '../useDifficulties';
import { Choice } from './Choice';
import styles from './Mixer.module.css';

export interface MixerPlayProps {
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
  /** Plays the mash-up with what is chosen. */
  readonly onPlay: (saved: Saved) => void;
}

/** Style and difficulty, and the button that plays the mash-up. */
export function MixerPlay({ saved, onChange, onPlay }: MixerPlayProps) {
  const { menu, mixer } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const difficulties = useDifficulties();
  const isNamed = difficulties.some(({ value }) => value === saved.difficulty);
  // A difficulty that was chosen in another language may be missing here.
  const difficulty = isNamed ? saved.difficulty : 'expert';
  return (
    <form
      className={styles.play}
      aria-label={mixer.playChart}
      onSubmit={(event) => {
        event.preventDefault();
        onPlay({ ...saved, difficulty });
      }}
    >
      <Choice
        legend={menu.style}
        name="mix"
        value={saved.mix}
        options={MIXES.map((value) => ({
          value,
          label: `${playStyles[value].name}\n${playStyles[value].lanes}`,
        }))}
        onChange={(mix) => {
          onChange({ ...saved, mix });
        }}
      />
      <Choice
        legend={menu.difficulty}
        name="difficulty"
        value={difficulty}
        options={difficulties}
        onChange={(value) => {
          onChange({ ...saved, difficulty: value });
        }}
      />
      <button type="submit" className="button" data-tone="b">
        {mixer.playChart}
      </button>
      <p className={styles.note}>{mixer.playNote}</p>
    </form>
  );
}
