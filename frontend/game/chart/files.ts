// Written by `scripts/write-lists.mjs` from `media/songs.json`.
import type { SongName } from './songs';

/** The files of charts, each in a chunk of its own. Their types are wider than the format's: a test holds each against the schema. */
export const FILES: Readonly<Record<SongName, () => Promise<{ default: unknown }>>> = {
  song01: () => import('../charts/song01.json'),
  song02: () => import('../charts/song02.json'),
  song03: () => import('../charts/song03.json'),
  song04: () => import('../charts/song04.json'),
  song05: () => import('../charts/song05.json'),
};
