import type { Track } from './sound-store';

/** What the player's chunk can do. */
interface Player {
  readonly switchSound: (isOn: boolean) => void;
  readonly toggleTrack: (track: Track) => void;
}

/** Loads the player and uses it. If it cannot be loaded, all stays as it is. */
export function withPlayer(use: (player: Player) => void): void {
  import('./player').then(use, () => undefined);
}
