import { useEffect, useState } from 'react';

import { loadCharts } from '@axtorm/game/chart/load';
import type { SongCharts } from '@axtorm/game/types';
import type { Saved } from './store/store';

/** The levels of the chosen song's charts in the chosen style, undefined until they are loaded. */
export function useLevels({
  song,
  mix,
}: Pick<Saved, 'song' | 'mix'>): SongCharts['levels'][Saved['mix']] | undefined {
  const [charts, setCharts] = useState<SongCharts>();
  useEffect(() => {
    let isLeft = false;
    loadCharts(song).then(
      (loaded) => {
        if (!isLeft) setCharts(loaded);
      },
      // The stage tries again, and says so.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [song]);
  return charts?.song === song ? charts.levels[mix] : undefined;
}

/** A style, a difficulty and its level, as results are headed; the level is the song's, so a mash-up's result has none. */
export function useHeading(
  { song, mix, difficulty }: Saved,
  style: string,
  isMash: boolean,
): string {
  const levels = useLevels({ song, mix });
  const level = isMash ? undefined : levels?.[difficulty];
  const name = `${style} · ${difficulty.toUpperCase()}`;
  return level === undefined ? name : `${name} LV ${String(level)}`;
}
