/** The best results of all songs, by style and difficulty. */
import { DIFFICULTIES_OF, MIXES } from '@axtorm/game/chart/chart';
import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { gradeOf } from '@axtorm/game/engine/score';
import type { Mix, SongName } from '@axtorm/game/types';

import { daysInRow, honourOn, type Honour } from './store/honours';
import { type Saved, bestKey } from './store/store';

/** The best result of a chart. */
export interface Best {
  readonly score: number;
  readonly grade: string;
  readonly honour: Honour | undefined;
}

/** The results of a song: of each style, in the order of its difficulties. */
export interface SongRecord {
  readonly song: SongName;
  readonly rows: readonly {
    readonly mix: Mix;
    readonly bests: readonly (Best | undefined)[];
  }[];
}

function bestOf(saved: Saved, key: string): Best | undefined {
  const score = saved.best[key];
  if (score === undefined) return undefined;
  return { score, grade: gradeOf(score), honour: honourOn(saved, key) };
}

/** What was reached in every chart of every song. */
export function recordsOf(saved: Saved): readonly SongRecord[] {
  return SONG_NAMES.map((song) => ({
    song,
    rows: MIXES.map((mix) => ({
      mix,
      bests: DIFFICULTIES_OF[mix].map((difficulty) =>
        bestOf(saved, bestKey(song, mix, difficulty)),
      ),
    })),
  }));
}

/** What was done in numbers. */
export interface Tally {
  readonly charts: number;
  readonly of: number;
  readonly fullCombos: number;
  readonly days: number;
}

/** Charts that were played to their end, those without a miss, and days in a row. */
export function tallyOf(saved: Saved, today: number): Tally {
  const all = recordsOf(saved).flatMap(({ rows }) => rows.flatMap(({ bests }) => bests));
  const played = all.filter((one) => one !== undefined);
  return {
    charts: played.length,
    of: all.length,
    fullCombos: played.filter(({ honour }) => honour !== undefined).length,
    days: daysInRow(saved.days, today),
  };
}
