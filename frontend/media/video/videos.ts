/** Every video of the media kit. */
import type { SoundCrop, SoundVideo, Video } from './video';
import { ALBUMS } from './works/albums';
import { FREE_PLAYS, FREE_PLAY_CROPS } from './works/free-play';
import { LESSONS } from './works/lessons';
import { MASHUPS, MASHUP_CROPS } from './works/mashups';
import { SILENT } from './works/silent';

/** What visitors start. */
export const SOUND_VIDEOS: readonly SoundVideo[] = [
  ...FREE_PLAYS,
  ...MASHUPS,
  ...LESSONS,
  ...ALBUMS,
];

/** The crops of some of them for upright phones. */
export const SOUND_CROPS: readonly SoundCrop[] = [...FREE_PLAY_CROPS, ...MASHUP_CROPS];

export const VIDEOS: readonly Video[] = [...SILENT, ...SOUND_VIDEOS, ...SOUND_CROPS];
