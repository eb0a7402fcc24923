/** A value that components follow. */
import { useEffect, useSyncExternalStore } from 'react';

import { AfterFrame } from '../lib/after-frame';

/** What can be read now and followed from now on. */
export interface Readable<T> {
  /** The value now; the same object until it changes. */
  readonly state: () => T;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that can be set. */
export class Store<T> implements Readable<T> {
  readonly #listeners = new Set<() => void>();
  readonly #telling = new AfterFrame();
  #state: T;

  constructor(state: T) {
    this.#state = state;
  }

  readonly state = (): T => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the value and tells all that follow it. */
  set(state: T): void {
    this.#state = state;
    this.#tell();
  }

  /** Sets a value that the page shows already, by what was typed: who follows it is told when that has been painted. */
  setShown(state: T): void {
    this.#state = state;
    this.#telling.soon(() => {
      this.#tell();
    });
  }

  #tell(): void {
    this.#telling.cancel();
    for (const listener of this.#listeners) listener();
  }
}

/** Follows a value. */
export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, store.state);

/** Whether the browser has a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(followNetwork, () => navigator.onLine);

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Lets the browser ask before a page is left on which something is not saved. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}

/** What the address names. */
export const useHash = (): string => useSyncExternalStore(followHash, () => location.hash);

function followHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
  };
}
