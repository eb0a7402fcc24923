/** Which note is announced next to who plays by ear: a beat before it is to be pressed. */
import type { NoteList } from './run';

/** Goes through the notes once. */
export class CueSchedule {
  readonly #notes: NoteList;
  readonly #beat: number;
  #at = 0;

  constructor(notes: NoteList, beat: number) {
    this.#notes = notes;
    this.#beat = beat;
  }

  /** The next note, or -1. */
  next(): number {
    return this.#at < this.#notes.times.length ? this.#at : -1;
  }

  /** When a note is announced, in milliseconds of the song. */
  timeOf(note: number): number {
    return (this.#notes.times[note] ?? 0) - this.#beat;
  }

  /** The next note is announced. */
  skip(): void {
    this.#at += 1;
  }

  /** Goes to the first note that is announced at a time or later. */
  rewind(time: number): void {
    this.#at = 0;
    while (this.#at < this.#notes.times.length && this.timeOf(this.#at) < time) this.#at += 1;
  }
}
