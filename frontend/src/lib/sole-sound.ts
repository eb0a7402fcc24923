/** One thing sounds at a time, whatever plays it. */
let sounding: HTMLMediaElement | null = null;

/** Gives the sound to an element; what sounded before pauses. */
export function takeSound(media: HTMLMediaElement): void {
  if (sounding !== media) sounding?.pause();
  sounding = media;
}

interface SoundHints {
  readonly audioTracks?: { readonly length: number };
  readonly mozHasAudio?: boolean;
  readonly webkitAudioDecodedByteCount?: number;
}

/**
 * Whether a video is known to have sound. No standard says so before it plays; each engine has a property of its own,
 * and Chromium's counts what it has decoded so far.
 */
export function hasSound(video: HTMLMediaElement): boolean {
  const { audioTracks, mozHasAudio, webkitAudioDecodedByteCount } = video as SoundHints;
  return (audioTracks?.length ?? webkitAudioDecodedByteCount ?? 0) > 0 || mozHasAudio === true;
}
