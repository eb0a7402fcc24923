/** What visitors ask and what they notice: the words that the thread of visitors and the measurement share. */

/** Where visitors go. */
export interface Visit {
  /** Origin of the site. */
  readonly origin: string;
  /** Paths that are requested one after the other, each with the status that is right. */
  readonly paths: readonly { readonly path: string; readonly status: number }[];
  /** Requests a second, whatever becomes of those before. */
  readonly perSecond: number;
  /** Whether a refused connection ends the visit: the site was told to stop. */
  readonly endsWhenRefused: boolean;
}

/** What the visitors noticed. */
export interface Noticed {
  /**
   * Milliseconds from the moment at which a request was due until its response was whole, for each window in which
   * nothing happened to the site.
   */
  readonly quiet: readonly (readonly number[])[];
  /** The same for the requests that met the fault. */
  readonly fault: readonly number[];
  /** Requests of all times, also of those before the first window. */
  readonly requests: number;
  /** Requests without the right response, by what came instead. */
  readonly lost: Readonly<Record<string, number>>;
  /** Requests without a whole response after `HUNG_AFTER_MS`. */
  readonly hung: number;
}

/** What visitors are told: another quiet window begins, the fault begins, or they shall come no more. */
export type Word = 'window' | 'fault' | 'end';

/** When a visitor gives up: half a minute is what browsers' and proxies' own limits begin with. */
export const HUNG_AFTER_MS = 30_000;

/** Whether a response shows a reader how the program is made. */
export function showsStack(text: string): boolean {
  return /\n\s+at \S|\.rs:\d+|file:\/\/|panicked|node_modules/u.test(text);
}
