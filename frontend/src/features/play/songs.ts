/** Names, sleeves and sounds of the songs, which all languages share. */
import type { Pair } from '@axtorm/game/mixer/pair';

import { SONG_TITLES } from './song-files';

export * from './song-files';

/** The title of a mash-up. */
export function mashTitle({ a, b }: Pair): string {
  return `${SONG_TITLES[a]} × ${SONG_TITLES[b]}`;
}
