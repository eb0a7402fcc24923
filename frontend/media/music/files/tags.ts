/** What a file says to those who read a language, named as ISO 639-2 has it. */
export interface Comment {
  readonly language: 'eng' | 'jpn' | 'kor';
  readonly words: string;
}

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
  readonly comments: readonly Comment[];
}
