import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { Comment } from '../../api/comments';

/** What becomes of a comment by what is done with it here: the focus waits until it is shown so. */
interface Done {
  readonly id: number;
  readonly isOpen: boolean;
}

/** Where the comments on a text stand, and the focus among them. */
export interface Threads {
  /** Whether a comment stands with the open ones. */
  readonly isAbove: (comment: Comment) => boolean;
  readonly isReplying: (comment: Comment) => boolean;
  /** A reply begins. Its comment stays where it is, whatever others do with it, so that the words stay too. */
  readonly begin: (comment: Comment) => void;
  /** Something was done with a comment, or a reply given up. */
  readonly end: (comment: Comment, isOpen: boolean) => void;
}

/** Keeps comments in their place while somebody replies, and leads the focus in their panel to what was worked on. */
export function useThreads(
  comments: readonly Comment[],
  panel: RefObject<HTMLElement | null>,
): Threads {
  /** The comments that are replied to, with whether they stand with the open ones. */
  const [held, setHeld] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [done, setDone] = useState<Done | null>(null);
  const focused = useRef<Done | null>(null);
  useEffect(() => {
    if (done === null || done === focused.current) return;
    const now = comments.find(({ id }) => id === done.id);
    if (now === undefined || isOpen(now) !== done.isOpen) return;
    focused.current = done;
    const thread = panel.current?.querySelector<HTMLElement>(`[data-comment="${String(done.id)}"]`);
    const folded = thread?.closest('details:not([open])')?.querySelector('summary');
    (folded ?? thread)?.focus();
  }, [comments, done, panel]);
  return {
    isAbove: (comment) => held.get(comment.id) ?? isOpen(comment),
    isReplying: ({ id }) => held.has(id),
    begin: (comment) => {
      setHeld(new Map([...held, [comment.id, isOpen(comment)]]));
    },
    end: ({ id }, becomesOpen) => {
      setHeld((before) => new Map([...before].filter(([each]) => each !== id)));
      setDone({ id, isOpen: becomesOpen });
    },
  };
}

const isOpen = ({ resolved }: Comment) => resolved === null;
