/** Every film that a visitor starts. */
import { ALBUMS } from './albums';
import type { Film } from './film';
import { FREE_PLAYS } from './free-play';
import { LESSONS } from './lessons';
import { MASHUPS } from './mashups';

export const FILMS: readonly Film[] = [...FREE_PLAYS, ...MASHUPS, ...LESSONS, ...ALBUMS];
