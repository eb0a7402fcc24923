import { MIXES } from '@axtorm/game/chart/chart';
import type { Pair } from '@axtorm/game/mixer/pair';
import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { type Saved, withMix } from '../store/store';
import { usePlayTexts } from '../texts';
import { choicesOf } from '../difficulties';
import { useLevels } from '../useLevels';
import { Choice } from './Choice';
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
  const { menu, mixer } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const levels = useLevels(saved, pair);
  return (
    <form
      className={styles.play}
      aria-label={mixer.playChart}
      onSubmit={(event) => {
        event.preventDefault();
        onPlay(saved);
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
          onChange(withMix(saved, mix));
        }}
      />
      <Choice
        legend={menu.difficulty}
        name="difficulty"
        value={saved.difficulty}
        options={choicesOf(saved.mix)}
        detail={(value) => {
          const level = levels?.[value];
          return level === undefined ? undefined : fill(menu.level, { level: String(level) });
        }}
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
