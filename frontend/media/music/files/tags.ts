/** What a finished file says about itself. */
export interface Tags {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly year: string;
  readonly genre: string;
  readonly copyright: string;
  /** Quarter notes a minute. */
  readonly bpm: string;
  /** As players write it: `Fm`, `Ab`. */
  readonly key: string;
}
