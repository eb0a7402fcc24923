/** Announces the notes that come next to who plays by ear. */
import type { CueSchedule } from '@axtorm/game/engine/cues';
import type { NoteList } from '@axtorm/game/engine/run';
import type { Playback } from '@axtorm/game/engine/song-time';
import type { Player } from '../audio/player';

/** Seconds that sounds are announced ahead: several looks, so that a late timer loses none. */
const AHEAD = 0.3;

/** Announces what is due. */
export function announce(
  cues: CueSchedule,
  player: Player,
  notes: NoteList,
  { startedAt, rate }: Playback,
): void {
  const until = (player.context.currentTime + AHEAD) * 1000;
  for (let note = cues.next(); note !== -1; note = cues.next()) {
    const at = startedAt + cues.timeOf(note) / rate;
    if (at > until) break;
    player.cue(notes.lane[note] ?? 0, notes.lanes, at / 1000);
    cues.skip();
  }
}
