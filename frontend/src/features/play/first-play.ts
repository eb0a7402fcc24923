/** What is played by a press that chooses nothing. */
import { songOf } from './idol-songs';
import { type Saved, withFirstSong } from './store/store';

/** What is chosen, or the easiest where nothing has ever been played; of the idol whose card was pressed, her song. */
export function firstPlay(saved: Saved, idol: number | undefined): Saved {
  const first = withFirstSong(saved);
  if (idol === undefined) return first;
  return { ...first, idol, song: songOf(idol) ?? first.song };
}
