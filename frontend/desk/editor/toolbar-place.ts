/** Where the buttons of the text are that has the focus: one bar for all texts of a screen. */
import { createContext, useEffect, useMemo, useState } from 'react';

/** A place for the buttons, and the text that they belong to. */
export interface ToolbarPlace {
  /** Null until it is there. */
  readonly element: HTMLElement | null;
  /** The text whose buttons are shown; null where none has the focus. */
  readonly owner: string | null;
}

/** The place of the screen; without one, each text has its buttons above it. */
export const ToolbarPlaceContext = createContext<ToolbarPlace | null>(null);

/** Follows which text has the focus. Where nothing takes it, a keyboard or a window was left, and the writer comes back to the text. */
export function useToolbarPlace(): {
  readonly place: ToolbarPlace;
  readonly setElement: (element: HTMLElement | null) => void;
} {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [owner, setOwner] = useState<string | null>(null);
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || element?.contains(target) === true) return;
      setOwner(target.closest<HTMLElement>('[data-text]')?.dataset['text'] ?? null);
    };
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('focusin', listen);
    };
  }, [element]);
  const place = useMemo(() => ({ element, owner }), [element, owner]);
  return { place, setElement };
}
