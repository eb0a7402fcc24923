/** Which song is whose: the page of the game and the game itself take it from here. */
import type { SongName } from '@axtorm/game/types';

/** The song that each idol plays; the piece of one is no song of the game. */
const SONGS: readonly (SongName | undefined)[] = [
  'song01',
  'song05',
  'song02',
  'song02',
  undefined,
  'song04',
  'song04',
  'song03',
];

/** The first idol of a song, counted from 1. */
export function idolOf(song: SongName): number {
  return SONGS.indexOf(song) + 1;
}

/** The song of an idol, counted from 1, if it has one. */
export function songOf(idol: number): SongName | undefined {
  return SONGS[idol - 1];
}
