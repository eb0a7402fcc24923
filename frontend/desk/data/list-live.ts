/** What others do while the list is shown: a call waits at the service until there is something new, and the list is read anew. */
import { TAB } from './kept';
import { Turns, WAITED_MS, pauseSince } from './turns';

/** What it needs of what is around it. */
export interface ListWires {
  readonly ask: (page: string, tag: string, signal: AbortSignal) => Promise<string>;
  /** What names the list that the page has; undefined before it has one. */
  readonly known: () => string | undefined;
  /** Gets the list as it is now. */
  readonly renew: () => Promise<unknown>;
}

/** Makes one call. @returns how long to wait before the next one, in milliseconds */
async function ask({ ask: call, known, renew }: ListWires, signal: AbortSignal): Promise<number> {
  const tag = known();
  if (tag === undefined) return WAITED_MS;
  const begun = performance.now();
  const now = await call(TAB, tag, signal);
  if (now !== known()) await renew();
  if (now === tag) return pauseSince(begun);
  // Or the list is already another one again.
  return now === known() ? 0 : WAITED_MS;
}

/** Keeps the list fresh while the page is in sight. @returns how to end it */
export function followList(wires: ListWires): () => void {
  const turns = new Turns((signal) => ask(wires, signal));
  turns.start();
  return () => {
    turns.stop();
  };
}
