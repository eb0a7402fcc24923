/** Loads what the mixer must know, and the charts of one mash-up, each in a chunk of its own. */
import type { Mashups, SongCharts } from '../types';
import { type Pair, pairName } from './pair';

/** What the mixer must know of the songs. */
export async function loadMashups(): Promise<Mashups> {
  const file = await import('../charts/mashups.json');
  // The generated file's type is wider than the format's.
  return file.default as Mashups;
}

/** The charts of a pair. A test holds each file against the schema. */
export async function loadMashup(pair: Pair): Promise<SongCharts> {
  const file: unknown = await import(`../charts/mashups/${pairName(pair)}.json`);
  return (file as { readonly default: SongCharts }).default;
}
