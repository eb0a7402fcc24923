import { type ReactNode, useId, useState } from 'react';

import { fill } from '../../../i18n/fill';
import { Picture } from '../../../ui/Picture/Picture';
import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { songOfDay } from '@axtorm/game/mixer/daily';
import { SLEEVES, SONG_TITLES } from '../songs';
import type { Player } from '../audio/player';
import { type Saved, bestKey } from '../store/store';
import { usePlayTexts } from '../texts';
import { today } from '../today';
import { ChartChoices } from './ChartChoices';
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
  /** Shows what was done on this device. */
  readonly onRecords: () => void;
  readonly onCalibrate: () => void;
  /** Makes the sound, in the visitor's click. */
  readonly onWake: () => Player | undefined;
  /** What is said before the choice, for example why a ghost is refused. */
  readonly notice: string;
  /** What is offered before the choice. */
  readonly children?: ReactNode;
}

/** Where a visitor chooses what to play. */
export function Menu(props: MenuProps) {
  const { saved, onChange, onStart, onWatch, onRecords, onCalibrate, onWake } = props;
  const { notice, children } = props;
  const { menu, separator } = usePlayTexts();
  const heading = useId();
  return (
    <form
      className={styles.menu}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
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
      <Daily saved={saved} onChange={onChange} onRecords={onRecords} />
      <Choices saved={saved} onChange={onChange} onWake={onWake} />
      <Go saved={saved} />
      <p className={styles.keys}>
        {fill(menu.keys, {
          keys: saved.keys[saved.mix].map(({ label }) => label).join(separator),
        })}
      </p>
      <Watch saved={saved} onWatch={onWatch} />
      <Options saved={saved} onChange={onChange} onCalibrate={onCalibrate} />
    </form>
  );
}

/** The song of the day, which is the same for everybody, and the way to what was done. */
function Daily({
  saved,
  onChange,
  onRecords,
}: Pick<MenuProps, 'saved' | 'onChange' | 'onRecords'>) {
  const { menu } = usePlayTexts();
  const [song] = useState(() => songOfDay(today()));
  return (
    <p className={styles.daily}>
      <button
        type="button"
        className="button"
        data-tone="quiet"
        aria-pressed={saved.song === song}
        onClick={() => {
          onChange({ ...saved, song });
        }}
      >
        {fill(menu.daily, { song: SONG_TITLES[song] })}
      </button>
      <button type="button" className="button" data-tone="quiet" onClick={onRecords}>
        {menu.records}
      </button>
    </p>
  );
}

type ChoicesProps = Pick<MenuProps, 'saved' | 'onChange' | 'onWake'>;

/** What is played: song, style and difficulty. */
function Choices({ saved, onChange, onWake }: ChoicesProps) {
  const { menu } = usePlayTexts();
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
      <ChartChoices saved={saved} onChange={onChange} />
    </>
  );
}

/** The button that starts, and the best score so far. It stays in sight. */
function Go({ saved }: { readonly saved: Saved }) {
  const { menu } = usePlayTexts();
  const best = saved.best[bestKey(saved.song, saved.mix, saved.difficulty)];
  return (
    <div className={styles.go}>
      <button type="submit" className="button" lang="en">
        {menu.start}
      </button>
      <p className={styles.best}>
        {best === undefined ? menu.noBest : fill(menu.best, { score: best.toLocaleString('en') })}
      </p>
    </div>
  );
}
