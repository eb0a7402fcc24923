/** What is around a draft. */
import type { Post, Summary } from '../api/types';
import type { Words } from './kept';

/**
 * Sends a draft; resolves with what the service then knows, and throws an `ApiError`. The history keeps one that is set aside, whatever
 * the writer saves next.
 */
export type Send = (post: Post, revision: string, isSetAside: boolean) => Promise<Summary>;

/** Takes what the service lacks each time that it changes; null when the service has all. */
type Keep = (words: Words | null) => void;

/** What a draft needs of what is around it. */
export interface Around {
  readonly send: Send;
  readonly keep?: Keep;
  /** Gets the text that the user saved last after a time, or ever where that is null; null without one. */
  readonly last?: (after: string | null) => Promise<Post | null>;
  /** Whose page it is. */
  readonly user?: string;
  /** Whether somebody else has the position open. */
  readonly isTogether?: () => boolean;
}
