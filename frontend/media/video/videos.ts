/** Every video of the media kit. */
import type { SoundVideo, Video } from './video';
import { ALBUMS } from './works/albums';
import { FREE_PLAYS } from './works/free-play';
import { LESSONS } from './works/lessons';
import { MASHUPS } from './works/mashups';
import { SILENT } from './works/silent';

/** What visitors start. */
export const SOUND_VIDEOS: readonly SoundVideo[] = [
  ...FREE_PLAYS,
  ...MASHUPS,
  ...LESSONS,
  ...ALBUMS,
];

export const VIDEOS: readonly Video[] = [...SILENT, ...SOUND_VIDEOS];
