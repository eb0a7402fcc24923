/**
 * Prints a play of every song as it is kept in `replay/golden-songs.json`: `npm run golden --workspace @axtorm/game`. Its bytes
 * are kept, so they are printed anew only when the rules, the format or a chart have changed.
 */
import { noteList } from '../chart/chart';
import { loadCharts } from '../chart/load';
import { scoreOf } from '../engine/score';
import { toText } from '../replay/link';
import { type ReplayHead, encodeReplay } from '../replay/replay';
import { type Player, hand, played } from './players';

/** A whole song that was played once, and what the rules made of it. */
export interface GoldenPlay extends ReplayHead {
  /** In the order of `JUDGEMENTS`. */
  readonly counts: readonly number[];
  readonly longestCombo: number;
  readonly life: number;
  /** Its bytes, as links have them. */
  readonly replay: string;
}

const PLAYS: readonly (Omit<ReplayHead, 'score'> & { readonly player: Player })[] = [
  { song: 'song01', mix: 'hard', difficulty: 'master', idol: 1, player: hand(12, 0.01) },
  { song: 'song02', mix: 'light', difficulty: 'easy', idol: 4, player: hand(30, 0.04) },
  { song: 'song03', mix: 'hard', difficulty: 'expert', idol: 8, player: hand(40, 0.1) },
  { song: 'song04', mix: 'light', difficulty: 'normal', idol: 6, player: hand(20, 0.02) },
  { song: 'song05', mix: 'light', difficulty: 'hard', idol: 2, player: hand(55, 0.15) },
];

/** Plays what is kept. */
async function goldenPlays(): Promise<readonly GoldenPlay[]> {
  return Promise.all(
    PLAYS.map(async ({ player, ...head }, i) => {
      const song = await loadCharts(head.song);
      const notes = noteList(song, head.mix, head.difficulty);
      const run = played(notes, player(notes, i + 1, 60_000 / song.bpm));
      return {
        ...head,
        score: scoreOf(run),
        counts: [...run.counts],
        longestCombo: run.longestCombo,
        life: run.life,
        replay: toText(encodeReplay(run, head)),
      };
    }),
  );
}

console.log(JSON.stringify(await goldenPlays(), undefined, 2));
