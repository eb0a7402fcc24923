/** Remembers how far each history entry was scrolled, over reloads too. */

const STORAGE_KEY = 'scroll-positions';

export interface ScrollMemory {
  /** The remembered position in CSS pixels; null when the entry was never left. */
  recall(key: string): number | null;
  remember(key: string, top: number): void;
  /** Writes everything down before the document goes away. */
  save(): void;
}

/** Reads what an earlier document of this tab has left; starts empty when that cannot be read. */
export function createScrollMemory(storage: Storage): ScrollMemory {
  const positions = new Map(Object.entries(readPositions(storage)));
  return {
    recall: (key) => positions.get(key) ?? null,
    remember: (key, top) => {
      positions.set(key, top);
    },
    save: () => {
      try {
        storage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // A full or forbidden storage only costs the position after a reload.
      }
    },
  };
}

function readPositions(storage: Storage): Record<string, number> {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, number>) : {};
  } catch {
    return {};
  }
}
