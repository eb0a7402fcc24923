/** Loads the charts of one song, each in a chunk of its own. */
import type { SongCharts, SongName } from '../types';

/** The generated files. Their types are wider than the format's: a test holds each against the schema. */
const FILES: Readonly<Record<SongName, () => Promise<{ default: unknown }>>> = {
  song01: () => import('../charts/song01.json'),
  song02: () => import('../charts/song02.json'),
  song03: () => import('../charts/song03.json'),
  song04: () => import('../charts/song04.json'),
  song05: () => import('../charts/song05.json'),
};

/** The charts of a song. */
export async function loadCharts(song: SongName): Promise<SongCharts> {
  return (await FILES[song]()).default as SongCharts;
}
