/** The ghost that the address of the page brings. */
import type { Replay, Refusal } from './replay';
import { confirmReplay, readHead } from './replay';
import { GHOST, fromText } from './link';
import { nameIn } from './name';
import { loadCharts } from '../chart/load';
import { type MixLink, mixOfText } from '../mixer/link';
import { loadMashup } from '../mixer/load';

/** No replay, name and mix need more characters; the longest replay has some 1000. A longer link is not even read. */
const LONGEST = 4096;

/** A replay that a link has brought, and the name of who played it; empty where the link says none. */
export interface Invitation extends Replay {
  readonly by: string;
  /** The mash-up that was played in place of a song, of which the replay names the first. */
  readonly mash?: MixLink;
}

/** Reads and confirms the ghost of a fragment; undefined when it has none. */
export async function invitationIn(hash: string): Promise<Invitation | Refusal | undefined> {
  if (!hash.startsWith(GHOST)) return undefined;
  if (hash.length > LONGEST) return 'damaged';
  const [text = '', name = '', ...mixed] = hash.slice(GHOST.length).split('.');
  const bytes = fromText(text);
  const mash = mixed.length > 0 ? mixOfText(mixed.join('.')) : undefined;
  if (bytes === undefined || (mixed.length > 0 && mash === undefined)) return 'damaged';
  const head = readHead(bytes);
  if (typeof head === 'string') return head;
  const charts = mash === undefined ? loadCharts(head.song) : loadMashup(mash.pair);
  const replay = confirmReplay(bytes, await charts);
  if (typeof replay === 'string') return replay;
  return { ...replay, by: nameIn(name), ...(mash && { mash }) };
}
