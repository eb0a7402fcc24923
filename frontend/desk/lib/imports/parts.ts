/** Parts of a long file: rows that are shown, looked at and imported together. */
import { IMPORT_POSTS_MAX } from '../../api/limits';

/** Rows of a part, by their numbers in the file. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** The parts of a file with so many rows, each with as many as the service looks at in one call. */
export const partsOf = (count: number): Part[] =>
  Array.from({ length: Math.ceil(count / IMPORT_POSTS_MAX) }, (_, at) => ({
    first: at * IMPORT_POSTS_MAX + 1,
    last: Math.min(count, (at + 1) * IMPORT_POSTS_MAX),
  }));
