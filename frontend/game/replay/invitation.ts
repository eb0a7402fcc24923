/** The ghost that the address of the page brings. */
import type { Replay, Refusal } from './replay';
import { confirmReplay, readHead } from './replay';
import { GHOST, fromText } from './link';
import { nameIn } from './name';
import { loadCharts } from '../chart/load';

/** No replay and name need more characters; the longest replay has some 1000. A longer link is not even read. */
const LONGEST = 4096;

/** A replay that a link has brought, and the name of who played it; empty where the link says none. */
export interface Invitation extends Replay {
  readonly by: string;
}

/** Reads and confirms the ghost of a fragment; undefined when it has none. */
export async function invitationIn(hash: string): Promise<Invitation | Refusal | undefined> {
  if (!hash.startsWith(GHOST)) return undefined;
  if (hash.length > LONGEST) return 'damaged';
  const [text = '', name = '', ...more] = hash.slice(GHOST.length).split('.');
  const bytes = more.length > 0 ? undefined : fromText(text);
  if (bytes === undefined) return 'damaged';
  const head = readHead(bytes);
  if (typeof head === 'string') return head;
  const replay = confirmReplay(bytes, await loadCharts(head.song));
  return typeof replay === 'string' ? replay : { ...replay, by: nameIn(name) };
}
