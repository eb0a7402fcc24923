import { stepSeconds, trackEvents } from '../music/score/timeline';
import type { Song } from '../music/score/types';

/**
 * How loud a song is written at each sixteenth, from 0 to 1: every note's velocity, weighed by its track's
 * place in the mix, for as long as it sounds.
 * @param from seconds into the song
 * @param count sixteenths
 */
export function levelsOf(song: Song, from: number, count: number): readonly number[] {
  const step = stepSeconds(song);
  const levels = Array.from({ length: count }, () => 0);
  for (const track of song.tracks) {
    const gain = 10 ** (track.channel.level / 20);
    for (const { time, seconds, velocity } of trackEvents(song, track)) {
      const first = Math.round((time - from) / step);
      const last = first + Math.max(1, Math.round(seconds / step));
      for (let at = Math.max(0, first); at < Math.min(count, last); at += 1) {
        // A struck note is loudest when it is struck.
        levels[at] = (levels[at] ?? 0) + gain * velocity * Math.exp((first - at) * 0.35);
      }
    }
  }
  const most = Math.max(...levels, Number.MIN_VALUE);
  return levels.map((level) => Math.round(Math.sqrt(level / most) * 1000) / 1000);
}
