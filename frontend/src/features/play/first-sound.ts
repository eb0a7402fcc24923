/**
 * What sounds in a press itself: the count, and the song's first bytes, while the screens of the game are still on their way. It
 * is a chunk of its own, so that it comes before them.
 */
import { stepMilliseconds } from '@axtorm/game/chart/chart';
import { loadCharts } from '@axtorm/game/chart/load';

import { silence } from '../../lib/sole-sound';
import { takeAudioSession } from './audio/audio-session';
import { Count } from './audio/count';
import { AudioPlayer, type Player } from './audio/player';
import { firstPart } from './audio/song-file';
import { firstPlay } from './first-play';
import { idolInAddress, mayBeHeard } from './opening';
import { CUTS } from './songs';
import { type Saved, rateOf, readSaved } from './store/store';

/** Steps of a beat. */
const STEPS = 4;
/** Milliseconds between two looks at the count, and how many seconds before the end of a bar it goes on. */
const POLL_MS = 50;
const EARLY = 0.15;
/** Seconds after which a count ends that no play has gone on with. */
const PATIENCE = 20;

export { loadGamePage } from './game-page';
export { loadTexts } from './texts';

/** The sound that a press has begun, until a play takes it. */
let begun: Player | undefined;

/** The sound, if the browser has any: some lack Web Audio, or throw where no device is. */
function newPlayer(): Player | undefined {
  try {
    return new AudioPlayer();
  } catch {
    return undefined;
  }
}

/** Seconds of a beat of a song, as it is heard. */
async function beatOf(saved: Saved): Promise<number> {
  return (STEPS * stepMilliseconds(await loadCharts(saved.song))) / rateOf(saved) / 1000;
}

/**
 * Makes the sound, or wakes it: that which a press has begun, if there is one. It must be called in an event of the visitor's.
 *
 * @param player that which is there already
 */
export function wakeSound(saved: Saved, player: Player | null): Player | undefined {
  takeAudioSession();
  const sound = player ?? takeBegun() ?? newPlayer();
  if (sound === undefined) return undefined;
  sound.setLevels(saved.music / 100, saved.hits / 100, saved.hitSound);
  silence();
  // Refused where no device is: the play says so.
  sound.wake().catch(() => undefined);
  return sound;
}

function takeBegun(): Player | undefined {
  const player = begun;
  begun = undefined;
  return player;
}

/** Lets a count go on until a play does, or until none can be expected any more. */
function keepCounting(player: Player, count: Count): void {
  const end = player.context.currentTime + PATIENCE;
  const timer = window.setInterval(() => {
    const isWanted = player.count === count && player.context.currentTime < end;
    if (isWanted) {
      count.endIn(EARLY);
      return;
    }
    window.clearInterval(timer);
    if (player.count === count) player.stop();
  }, POLL_MS);
}

/** Ends the sound that a press has begun and no play has taken. */
export function dropSound(): void {
  void takeBegun()?.close();
}

/** Fetches what a press is going to need: the notes and the first part of the song. */
export async function fetchSong(assetBase: string, idol: number | undefined): Promise<void> {
  const { song } = firstPlay(readSaved(), idol);
  await Promise.all([firstPart(assetBase + CUTS[song].src), loadCharts(song)]);
}

/** Fetches what is needed to count in what a press is going to play. */
export async function fetchBeat(): Promise<void> {
  await loadCharts(firstPlay(readSaved(), undefined).song);
}

/** Counts in what is going to be played, and asks for its song. */
export async function beginSound(assetBase: string, idol: number | undefined): Promise<void> {
  if (begun !== undefined) return;
  const saved = firstPlay(readSaved(), idol);
  const player = wakeSound(saved, null);
  if (player === undefined) return;
  begun = player;
  // The count does not wait for the song. What cannot be had is said by the play.
  fetchSong(assetBase, idol).catch(() => undefined);
  const beat = await beatOf(saved);
  if (begun !== player || player.context.state === 'closed') return;
  player.count = new Count(player, beat);
  keepCounting(player, player.count);
}

/** Counts in what the address asks for, where sound may begin. */
export async function beginLinked(assetBase: string): Promise<void> {
  if (mayBeHeard()) await beginSound(assetBase, idolInAddress());
}
