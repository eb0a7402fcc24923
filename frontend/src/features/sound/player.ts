/** The chunk of the player, which the first press on play or on the switch loads. */
import { togglePlayback } from '../../lib/playback';
import { SoundBar } from './SoundBar';
import { switchSound } from './sound-control';
import { changeSound, currentSound, type PlayerParts, type Track } from './sound-store';
import { WaveSeek } from './WaveSeek';

export { switchSound };

const parts: PlayerParts = { SoundBar, WaveSeek };

/** Plays a track, or pauses and continues the one that is there. A press on play wants sound, so it switches it on. */
export function toggleTrack(track: Track): void {
  const { isOn, media, track: current } = currentSound();
  if (!isOn) switchSound(true);
  if (current?.name !== track.name) changeSound({ track, isPlaying: true, parts });
  else if (media !== null) togglePlayback(media);
}
