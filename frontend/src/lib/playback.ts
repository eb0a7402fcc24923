/** Playing media elements. Event handlers and effects call it, never a render. */
import { play } from './play';

/** Plays what is paused, pauses what plays. */
export function togglePlayback(media: HTMLMediaElement): void {
  if (media.paused) void play(media);
  else media.pause();
}

/** Moves to a time in seconds, which is kept inside of the length. */
export function seekTo(media: HTMLMediaElement, time: number, length: number): void {
  media.currentTime = Math.min(length, Math.max(0, time));
}

/** Sets the volume from 0 to 1, which is heard. */
export function setVolume(media: HTMLMediaElement, volume: number): void {
  media.volume = volume;
  media.muted = false;
}

/** Switches the sound on and off. A volume of zero is heard again at half. */
export function setMuted(media: HTMLMediaElement, isMuted: boolean): void {
  media.muted = isMuted;
  if (!isMuted && media.volume === 0) media.volume = 0.5;
}
