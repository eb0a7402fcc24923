import { createContext, createElement, use, type ReactNode } from 'react';

import type { Pieces } from './pieces';

export interface KeptProps {
  /** What it is called; once on a page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What is kept of the page that the server renders; null in browsers. */
export const PiecesContext = createContext<Pieces | null>(null);

/**
 * A part of a page that depends on texts, language and address only, not on posts. The server renders it once for the same
 * texts and keeps its markup; a browser renders it as it is and hydrates the same elements.
 *
 * The element stands for the markup in what React renders, and `complete` puts one in the place of the other. It is the only
 * child of its parent's slot, as the part itself would be, so that ids of `useId` stay what they are. A picture inside has to be
 * lazy: React would preload another in the head only when the part is rendered.
 */
export function Kept({ name, children }: KeptProps) {
  // The browsers' build leaves out what follows, and so does the bundle that the benchmark makes to measure React without it.
  if (!import.meta.env.SSR || import.meta.env.VITE_KEEPS_NOTHING === 'true') return children;
  const pieces = use(PiecesContext);
  if (pieces === null) return children;
  return createElement(`kept-${name}`, null, pieces.has(name) ? null : children);
}
