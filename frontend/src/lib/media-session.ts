import { systemPlayer } from './browser';
import { play } from './play';
import { seekTo } from './playback';

/** What the keys of a keyboard and the lock screen of a phone show. */
interface Announcement {
  readonly title: string;
  readonly artist: string;
  readonly seconds: number;
}

/** What was announced last. */
let announced: HTMLMediaElement | null = null;

function handlersOf(
  media: HTMLMediaElement,
  seconds: number,
): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> {
  return {
    play: () => void play(media),
    pause: () => {
      media.pause();
    },
    seekto: ({ seekTime }) => {
      seekTo(media, seekTime ?? 0, seconds);
    },
    seekbackward: ({ seekOffset }) => {
      seekTo(media, media.currentTime - (seekOffset ?? 10), seconds);
    },
    seekforward: ({ seekOffset }) => {
      seekTo(media, media.currentTime + (seekOffset ?? 10), seconds);
    },
  };
}

/**
 * Shows an element in the system's own player whenever it starts, and listens to its keys.
 *
 * @returns stops it
 */
export function announce(media: HTMLMediaElement, piece: Announcement): () => void {
  const session = systemPlayer();
  if (session === undefined) return () => undefined;
  const { title, artist, seconds } = piece;
  const handlers = Object.entries(handlersOf(media, seconds)) as [
    MediaSessionAction,
    MediaSessionActionHandler,
  ][];
  const show = () => {
    announced = media;
    session.metadata = new MediaMetadata({ title, artist });
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
  };
  media.addEventListener('play', show);
  if (!media.paused) show();
  return () => {
    media.removeEventListener('play', show);
    if (announced !== media) return;
    announced = null;
    session.metadata = null;
    for (const [action] of handlers) session.setActionHandler(action, null);
  };
}
