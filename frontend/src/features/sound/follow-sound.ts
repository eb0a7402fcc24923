import { takeSound } from '../../lib/sole-sound';
import { changeSound } from './sound-store';

/**
 * Tells the site whether an element plays, and takes the sound for it when it does.
 *
 * @returns stops it
 */
export function followSound(media: HTMLMediaElement): () => void {
  const follow = () => {
    if (!media.paused) takeSound(media);
    changeSound({ isPlaying: !media.paused && !media.ended });
  };
  const changes = ['play', 'pause', 'ended'] as const;
  for (const change of changes) media.addEventListener(change, follow);
  follow();
  return () => {
    for (const change of changes) media.removeEventListener(change, follow);
  };
}
