import { play, seekTo } from '../../lib/playback';

/** What the keys of a keyboard and the lock screen of a phone show. */
interface Announcement {
  readonly title: string;
  readonly artist: string;
  readonly seconds: number;
}

/**
 * Shows a piece in the system's own player and listens to its keys.
 *
 * @returns stops it
 */
export function announce(media: HTMLMediaElement, piece: Announcement): () => void {
  // Older browsers have none.
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
  if (session === undefined) return () => undefined;
  const { title, artist, seconds } = piece;
  session.metadata = new MediaMetadata({ title, artist });
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
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
  const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
  for (const [action, handler] of actions) session.setActionHandler(action, handler);
  return () => {
    session.metadata = null;
    for (const [action] of actions) session.setActionHandler(action, null);
  };
}
