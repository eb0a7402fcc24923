import { type ReactNode, useId } from 'react';

import { format } from '../../../i18n/format';
import { useLocale, useMessages } from '../../../i18n/page-data';
import type { Difficulty, Mix } from '@axtorm/game/types';
import { Picture } from '../../../ui/Picture/Picture';
import { MIXES, SONG_NAMES } from '@axtorm/game/chart/chart';
import { SLEEVES, SONG_TITLES } from '../songs';
import type { Player } from '../audio/player';
import { type Saved, bestKey } from '../store/store';
import { usePlayTexts } from '../texts';
import { useDifficulties } from '../useDifficulties';
import { useLevels } from '../useLevels';
import { Choice } from './Choice';
import { Options } from './Options';
import { Preview } from './Preview';
import { Watch } from './Watch';
import styles from './Menu.module.css';

export interface MenuProps {
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
  readonly onStart: () => void;
  /** Called with the milliseconds of the song from which its chart is watched. */
  readonly onWatch: (from: number) => void;
  readonly onCalibrate: () => void;
  /** Makes the sound, in the visitor's click. */
  readonly onWake: () => Player;
  /** What is said before the choice, for example why a ghost is refused. */
  readonly notice: string;
  /** What is offered before the choice. */
  readonly children?: ReactNode;
}

/** Where a visitor chooses what to play. */
export function Menu(props: MenuProps) {
  const { saved, onChange, onStart, onWatch, onCalibrate, onWake, notice, children } = props;
  const { menu } = usePlayTexts();
  const difficulties = useDifficulties();
  const isNamed = difficulties.some(({ value }) => value === saved.difficulty);
  // A difficulty that was chosen in another language may be missing here.
  const difficulty = isNamed ? saved.difficulty : 'expert';
  const heading = useId();
  const settle = () => {
    if (difficulty !== saved.difficulty) onChange({ ...saved, difficulty });
  };
  return (
    <form
      className={styles.menu}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
        onStart();
      }}
    >
      <h2 id={heading} className={styles.heading} lang="en">
        {menu.heading}
      </h2>
      <p className={styles.taste}>{menu.taste}</p>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      {children}
      <Choices saved={saved} difficulty={difficulty} onChange={onChange} onWake={onWake} />
      <Go saved={saved} difficulty={difficulty} />
      <Watch
        saved={saved}
        onWatch={(from) => {
          settle();
          onWatch(from);
        }}
      />
      <Options saved={saved} onChange={onChange} onCalibrate={onCalibrate} />
    </form>
  );
}

type ChoicesProps = Pick<MenuProps, 'saved' | 'onChange' | 'onWake'> & {
  readonly difficulty: Difficulty;
};

/** What is played: song, style and difficulty. */
function Choices({ saved, difficulty, onChange, onWake }: ChoicesProps) {
  const { menu } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const difficulties = useDifficulties();
  const levels = useLevels(saved);
  const levelLabel = (value: Difficulty): string | undefined =>
    levels && format(menu.level, { level: String(levels[value]) });
  const styleLabel = (mix: Mix): string => `${playStyles[mix].name}\n${playStyles[mix].lanes}`;
  return (
    <>
      <Choice
        legend={menu.song}
        name="song"
        className={styles.songs}
        value={saved.song}
        options={SONG_NAMES.map((value) => ({ value, label: SONG_TITLES[value] }))}
        picture={(song) => (
          <Picture className={styles.sleeve} picture={SLEEVES[song]} alt="" sizes="8rem" />
        )}
        onChange={(song) => {
          onChange({ ...saved, song });
        }}
      />
      <p className={styles.listen}>
        <Preview song={saved.song} onWake={onWake} />
      </p>
      <Choice
        legend={menu.style}
        name="mix"
        value={saved.mix}
        options={MIXES.map((value) => ({ value, label: styleLabel(value) }))}
        onChange={(mix) => {
          onChange({ ...saved, mix });
        }}
      />
      <Choice
        legend={menu.difficulty}
        name="difficulty"
        value={difficulty}
        options={difficulties}
        detail={levelLabel}
        onChange={(value) => {
          onChange({ ...saved, difficulty: value });
        }}
      />
    </>
  );
}

/** The button that starts, the best score so far, and how to press. */
function Go({ saved, difficulty }: { readonly saved: Saved; readonly difficulty: Difficulty }) {
  const { menu, separator } = usePlayTexts();
  const keys = saved.keys[saved.mix].map(({ label }) => label);
  const best = saved.best[bestKey(saved.song, saved.mix, difficulty)];
  return (
    <div className={styles.go}>
      <button type="submit" className="button" lang="en">
        {menu.start}
      </button>
      <p className={styles.best}>
        {best === undefined ? menu.noBest : format(menu.best, { score: best.toLocaleString('en') })}
      </p>
      <p className={styles.keys}>{format(menu.keys, { keys: keys.join(separator) })}</p>
    </div>
  );
}
