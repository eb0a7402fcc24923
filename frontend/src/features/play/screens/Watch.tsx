import { useEffect, useState } from 'react';

import { cutMilliseconds } from '@axtorm/game/chart/chart';
import { loadCharts } from '@axtorm/game/chart/load';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import styles from './Options.module.css';

export interface WatchProps {
  readonly saved: Saved;
  /** Called with the milliseconds of the song to begin at. */
  readonly onWatch: (from: number) => void;
}

/** Shows the chosen chart without playing it, from any second. */
export function Watch({ saved, onWatch }: WatchProps) {
  const { menu } = usePlayTexts();
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState(0);
  const seconds = useSeconds(saved.song, isOpen);
  return (
    <details
      className={styles.options}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{menu.watch}</summary>
      <div className={styles.fields}>
        <label className={styles.range}>
          <span>{menu.watchFrom}</span>
          <input
            type="range"
            min={0}
            max={seconds}
            step={1}
            value={Math.min(from, seconds)}
            onChange={(event) => {
              setFrom(event.target.valueAsNumber);
            }}
          />
          <output>{Math.min(from, seconds)}</output>
        </label>
        <button
          type="button"
          className="button"
          data-tone="quiet"
          onClick={() => {
            onWatch(Math.min(from, seconds) * 1000);
          }}
        >
          {menu.watchStart}
        </button>
      </div>
    </details>
  );
}

/** Whole seconds of a song's cut, 0 until they are known. */
function useSeconds(song: Saved['song'], isWanted: boolean): number {
  const [known, setKnown] = useState<{ readonly song: Saved['song']; readonly seconds: number }>();
  useEffect(() => {
    let isLeft = false;
    if (isWanted) {
      loadCharts(song).then(
        (charts) => {
          if (!isLeft) setKnown({ song, seconds: Math.floor(cutMilliseconds(charts) / 1000) });
        },
        // The stage tries again, and says so.
        () => undefined,
      );
    }
    return () => {
      isLeft = true;
    };
  }, [song, isWanted]);
  return known?.song === song ? known.seconds : 0;
}
