/** Switches the sound on and off; a part of the player's chunk. */
import { silence } from '../../lib/sole-sound';
import { keep } from '../../lib/storage';
import { changeSound, currentSound, STORAGE_KEY } from './sound-store';

let last: HTMLMediaElement | null = null;

/** Makes an element what plays. It is as loud as the one before it. */
export function putSound(media: HTMLMediaElement): void {
  if (last !== null) [media.volume, media.muted] = [last.volume, last.muted];
  last = media;
  changeSound({ media });
}

/** Ends what plays. */
export function stopSound(): void {
  currentSound().media?.pause();
  changeSound({ track: null, isPlaying: false });
}

/** Switches the sound of the site. On is remembered; off ends what plays, videos too, and forgets. */
export function switchSound(isOn: boolean): void {
  keep('localStorage', STORAGE_KEY, isOn ? 'on' : null);
  if (!isOn) {
    stopSound();
    silence();
  }
  changeSound({ isOn });
}
