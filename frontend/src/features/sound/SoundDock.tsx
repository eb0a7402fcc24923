import { useSound } from './sound-store';

/** The place of the player at the lower edge of the window. */
export function SoundDock() {
  const { track, parts } = useSound();
  return track === null || parts === null ? null : (
    <parts.SoundBar key={track.name} track={track} />
  );
}
