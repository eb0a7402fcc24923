import { useEffect, useState } from 'react';

import { loadCharts } from '@axtorm/game/chart/load';
import { loadMashup } from '@axtorm/game/mixer/load';
import { type Pair, pairName } from '@axtorm/game/mixer/pair';
import type { SongCharts, SongName } from '@axtorm/game/types';
import type { Saved } from './store/store';

/** Charts that were loaded, and of what. */
interface Known {
  readonly of: string;
  readonly charts: SongCharts;
}

/** The levels of a song's charts in the chosen style, or of a pair's, undefined until they are loaded. */
export function useLevels(
  { song, mix }: Pick<Saved, 'song' | 'mix'>,
  pair?: Pair,
): SongCharts['levels'][Saved['mix']] | undefined {
  const [known, setKnown] = useState<Known>();
  const [a, b] = [pair?.a ?? song, pair?.b];
  const of = nameOf(a, b);
  useEffect(() => {
    let isLeft = false;
    const charts = b === undefined ? loadCharts(a) : loadMashup({ a, b });
    charts.then(
      (loaded) => {
        if (!isLeft) setKnown({ of: nameOf(a, b), charts: loaded });
      },
      // The stage tries again, and says so.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [a, b]);
  return known?.of === of ? known.charts.levels[mix] : undefined;
}

const nameOf = (a: SongName, b: SongName | undefined): string =>
  b === undefined ? a : pairName({ a, b });

/** A style, a difficulty and its level, as results are headed: of a song, or of a pair. */
export function useHeading(
  { song, mix, difficulty }: Saved,
  style: string,
  pair: Pair | undefined,
): string {
  const level = useLevels({ song, mix }, pair)?.[difficulty];
  const name = `${style} · ${difficulty.toUpperCase()}`;
  return level === undefined ? name : `${name} LV ${String(level)}`;
}
