/** Gives elements that are made by script their files. */
import { play } from './play';

/** A file that may be played. */
export interface MediaFile {
  readonly src: string;
  readonly type: string;
  /** The windows that it is made for; all when there is none. */
  readonly media?: string | undefined;
}

/** The files that suit the browser and its window; all of them where it does not know. */
function suitable(media: HTMLMediaElement, files: readonly MediaFile[]): readonly MediaFile[] {
  const shown = files.filter((file) => file.media === undefined || matchMedia(file.media).matches);
  const playable = shown.filter(({ type }) => media.canPlayType(type) !== '');
  return playable.length > 0 ? playable : shown;
}

/**
 * Gives an element the first of its files that plays. WebKit never starts one that has `source` elements, is put into the
 * document and played in one task, so the file is its own.
 *
 * @param onFailure is called when none of them plays
 * @returns ends it
 */
export function giveFiles(
  media: HTMLMediaElement,
  files: readonly MediaFile[],
  base: string,
  onFailure: () => void,
): () => void {
  const fit = suitable(media, files);
  let at = 0;
  const isPaused = () => media.paused;
  const give = (hasFailed: boolean) => {
    const file = fit[at];
    if (file === undefined) {
      onFailure();
      return;
    }
    const isWanted = !isPaused();
    media.src = base + file.src;
    // An element that has failed forgets that it was to play; in Firefox one that gets its first file does so too.
    if (isWanted && (hasFailed || isPaused())) void play(media);
  };
  const next = () => {
    at += 1;
    give(true);
  };
  give(false);
  media.addEventListener('error', next);
  return () => {
    media.removeEventListener('error', next);
  };
}
