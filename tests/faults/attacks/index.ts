/** Every attack by its name. */
import type { Target } from '../attackers';
import type { Counter } from './counter';
import {
  oversizedHeaders,
  queryStrings,
  silentConnections,
  slowHeads,
  slowCalls,
  slowReaders,
  slowReports,
} from './http1';
import { continuationFlood, rapidReset, zeroWindow } from './http2';

/** What attackers can be told to do. */
export const ATTACKS = {
  continuationFlood,
  oversizedHeaders,
  queryStrings,
  rapidReset,
  silentConnections,
  slowHeads,
  slowCalls,
  slowReaders,
  slowReports,
  zeroWindow,
} satisfies Record<string, (target: Target, counter: Counter) => void>;

export type AttackName = keyof typeof ATTACKS;
