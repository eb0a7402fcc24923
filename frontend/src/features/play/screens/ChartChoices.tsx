import { MIXES } from '@axtorm/game/chart/chart';
import type { Pair } from '@axtorm/game/mixer/pair';
import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { choicesOf } from '../difficulties';
import { type Saved, withMix } from '../store/store';
import { usePlayTexts } from '../texts';
import { useLevels } from '../useLevels';
import { Choice } from './Choice';

export interface ChartChoicesProps {
  readonly saved: Saved;
  /** The mash-up whose levels are shown, in the place of the song's. */
  readonly pair?: Pair;
  readonly onChange: (saved: Saved) => void;
}

/** Which chart is played: its style and its difficulty, with its level. */
export function ChartChoices({ saved, pair, onChange }: ChartChoicesProps) {
  const { menu } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const levels = useLevels(saved, pair);
  return (
    <>
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
    </>
  );
}
