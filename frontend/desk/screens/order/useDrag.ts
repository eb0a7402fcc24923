import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';

/** Pixels at the edges of the window in which a dragged row scrolls the page, and how far it goes in a frame. */
const [EDGE, STEP] = [90, 14];

/** What is dragged, and before which row it would go; `null` for the end. */
interface DragState {
  readonly dragged: string | null;
  readonly before: string | null;
}

const STILL: DragState = { dragged: null, before: null };

export interface Drag {
  readonly state: DragState;
  /** Begins to drag a row. */
  readonly begin: (id: string, event: ReactPointerEvent) => void;
}

/** Drags rows with `data-id` by mouse, pen or finger. Escape leaves all as it was. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, before: string | null) => void,
): Drag {
  const [state, setState] = useState(STILL);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const { dragged } = state;
  useEffect(() => {
    if (dragged === null || list.current === null) return undefined;
    return followPointer(list.current, {
      onOver: (before) => {
        setState({ dragged, before });
      },
      onEnd: (before) => {
        setState(STILL);
        if (before !== undefined && before !== dragged) drop.current(dragged, before);
      },
    });
  }, [dragged, list]);
  const begin = useCallback((id: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setState({ dragged: id, before: id });
  }, []);
  return { state, begin };
}

interface Followers {
  /** Called with the row before which the pointer is; `null` for the end. */
  readonly onOver: (before: string | null) => void;
  /** Called with that of the end; undefined where nothing is to be moved. */
  readonly onEnd: (before: string | null | undefined) => void;
}

/** Follows the pointer over the rows of a list, and scrolls at the edges of the window. @returns what ends it */
function followPointer(list: HTMLElement, { onOver, onEnd }: Followers): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let y: number | undefined;
  let frame = 0;
  const over = () => (y === undefined ? undefined : rowAt(list, y));
  const look = () => {
    const before = over();
    if (before !== undefined) onOver(before);
  };
  const scroll = () => {
    const by = scrollAt(y);
    if (by !== 0) {
      window.scrollBy(0, by);
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  frame = requestAnimationFrame(scroll);
  const move = (event: PointerEvent) => {
    y = event.clientY;
    look();
  };
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') onEnd(undefined);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener(
    'pointerup',
    () => {
      onEnd(over());
    },
    { signal },
  );
  window.addEventListener('pointercancel', leave, { signal });
  window.addEventListener('keydown', leave, { signal });
  return () => {
    cancelAnimationFrame(frame);
    ended.abort();
  };
}

/** How far a frame scrolls while the pointer is at a height. */
function scrollAt(y: number | undefined): number {
  if (y === undefined) return 0;
  if (y < EDGE) return -STEP;
  return y > window.innerHeight - EDGE ? STEP : 0;
}

/** The row before which a height is: the first one whose middle is below it; `null` for the end. */
function rowAt(list: HTMLElement, y: number): string | null {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-id]')];
  const next = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return next?.dataset['id'] ?? null;
}
