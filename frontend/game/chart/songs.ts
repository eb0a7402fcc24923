// Written by `scripts/write-lists.mjs` from `media/songs.json`.

/** The songs that visitors play. */
export type SongName = 'song01' | 'song02' | 'song03' | 'song04' | 'song05';

/** Those of hard styles, which have a second master. */
export type HardSongName = 'song01' | 'song03' | 'song05';

/** All songs in the order of the fan kit. */
export const SONG_NAMES: readonly SongName[] = ['song01', 'song02', 'song03', 'song04', 'song05'];
