/** Loads the charts of one song, each in a chunk of its own. */
import type { SongCharts, SongName } from '../types';
import { FILES } from './files';

/** The charts of a song. */
export async function loadCharts(song: SongName): Promise<SongCharts> {
  return (await FILES[song]()).default as SongCharts;
}
