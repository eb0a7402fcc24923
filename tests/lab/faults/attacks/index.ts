/** Every attack by its name. */
import type { Target } from '../attackers';
import { referencedItems, unfinishedQueries } from './calls';
import type { Counter } from './counter';
import { guesses, trickledLogIns } from './desk';
import {
  oversizedHeaders,
  queryStrings,
  silentConnections,
  slowCalls,
  slowDownloads,
  slowHeads,
  slowPages,
  slowReports,
} from './http1';
import { continuationFlood, handshakes, idleConnections, rapidReset, zeroWindow } from './http2';

/** What attackers can be told to do. */
export const ATTACKS = {
  continuationFlood,
  guesses,
  handshakes,
  idleConnections,
  oversizedHeaders,
  queryStrings,
  rapidReset,
  referencedItems,
  silentConnections,
  slowCalls,
  slowDownloads,
  slowHeads,
  slowPages,
  slowReports,
  trickledLogIns,
  unfinishedQueries,
  zeroWindow,
} satisfies Record<string, (target: Target, counter: Counter) => Promise<void> | void>;

export type AttackName = keyof typeof ATTACKS;
