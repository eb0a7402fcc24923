/** The ghost that the address of the page brings. */
import type { Replay, Refusal } from './replay';
import { confirmReplay, readHead } from './replay';
import { GHOST, fromText } from './link';
import { loadCharts } from '../chart/load';

/** No replay needs more characters; the longest has some 1000. A longer link is not even read. */
const LONGEST = 4096;

/** Reads and confirms the ghost of a fragment; undefined when it has none. */
export async function invitationIn(hash: string): Promise<Replay | Refusal | undefined> {
  if (!hash.startsWith(GHOST)) return undefined;
  const bytes = hash.length > LONGEST ? undefined : fromText(hash.slice(GHOST.length));
  if (bytes === undefined) return 'damaged';
  const head = readHead(bytes);
  if (typeof head === 'string') return head;
  return confirmReplay(bytes, await loadCharts(head.song));
}
