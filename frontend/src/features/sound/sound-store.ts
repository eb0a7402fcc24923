/**
 * What the site plays and whether it may sound. It outlives pages, because it stands outside of them. This much loads with
 * every page; all that plays is the chunk of the player, which comes with the first press.
 */
import { useSyncExternalStore, type ComponentType } from 'react';

import { recall } from '../../lib/storage';
import type { SoundName } from '../../media/types';

/** A piece and how it is named on screen. */
export interface Track {
  readonly name: SoundName;
  readonly title: string;
}

/** The bar at the lower edge of the window. */
export interface SoundBarProps {
  readonly track: Track;
}

/** The position of what plays, drawn over its waveform. */
export interface WaveSeekProps {
  readonly name: SoundName;
  readonly media: HTMLMediaElement;
  /** The class of the waveform's rows. */
  readonly waveClass: string | undefined;
}

/** What the player's chunk draws. */
export interface PlayerParts {
  readonly SoundBar: ComponentType<SoundBarProps>;
  readonly WaveSeek: ComponentType<WaveSeekProps>;
}

interface Sound {
  /** The switch in the header. */
  readonly isOn: boolean;
  readonly track: Track | null;
  readonly isPlaying: boolean;
  /** The element that plays, while the bar is there. */
  readonly media: HTMLMediaElement | null;
  /** They come with the player's chunk. */
  readonly parts: PlayerParts | null;
}

/** The key of the local storage. It is there only while the switch is on. */
export const STORAGE_KEY = 'sound';

const SILENT: Sound = { isOn: false, track: null, isPlaying: false, media: null, parts: null };

let sound: Sound | null = null;
const listeners = new Set<() => void>();

/** The state as it is now. */
export const currentSound = (): Sound =>
  (sound ??= { ...SILENT, isOn: recall('localStorage', STORAGE_KEY) !== null });

/** Changes the state and tells everyone who shows it. */
export function changeSound(change: Partial<Sound>): void {
  sound = { ...currentSound(), ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The state of the sound; on the server and while hydrating it is off. */
export function useSound(): Sound {
  return useSyncExternalStore(subscribe, currentSound, () => SILENT);
}
