/** Keeps the scroll position of each history entry, across reloads too. */
import { keep, recall } from '../../lib/storage';

const STORAGE_KEY = 'scroll-positions';

export interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** What tells a history entry from the others. The router gives every document's own entry the same key. */
export function entryKey({ key, pathname, search }: Entry): string {
  return key + pathname + search;
}

export interface ScrollMemory {
  /** The kept position in CSS pixels; null when there is none. */
  recall(key: string): number | null;
  remember(key: string, top: number): void;
  /** Writes all positions to the storage, before the document unloads. */
  save(): void;
}

/** Reads the positions of an earlier document of this tab; starts empty when they cannot be read. */
export function createScrollMemory(): ScrollMemory {
  const positions = readPositions();
  return {
    recall: (key) => positions.get(key) ?? null,
    remember: (key, top) => {
      positions.set(key, top);
    },
    save: () => {
      keep('sessionStorage', STORAGE_KEY, JSON.stringify([...positions]));
    },
  };
}

function readPositions(): Map<string, number> {
  try {
    // What has another form is no list of pairs, and throws.
    return new Map(JSON.parse(recall('sessionStorage', STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
