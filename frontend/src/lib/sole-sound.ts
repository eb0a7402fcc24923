/** One thing sounds at a time, whatever plays it. */
let sounding: HTMLMediaElement | null = null;

let tell: (() => void) | undefined;

/** Gives the sound to an element; what sounded before pauses. */
export function takeSound(media: HTMLMediaElement): void {
  if (sounding !== media) sounding?.pause();
  sounding = media;
  tell?.();
}

/** Pauses what sounds. */
export function silence(): void {
  sounding?.pause();
}

/** Has a function called whenever something takes the sound. */
export function onSoundTaken(listener: () => void): void {
  tell = listener;
}
