/** Where assets and downloads lie: on the site itself, or on a server that the operator has put them on. */
import { createContext, use } from 'react';

/** What their addresses begin with, without a slash at the end; empty for the site itself. */
export const AssetBaseContext = createContext('');

/** What stands before the path of an asset, a picture, a film or a download. */
export function useAssetBase(): string {
  return use(AssetBaseContext);
}

/**
 * The candidates of a `srcset` at a base.
 *
 * @example candidatesAt('https://cdn.example.com', '/media/a.webp 480w, /media/b.webp 960w')
 */
export function candidatesAt(base: string, candidates: string): string {
  if (base === '') return candidates;
  const moved = candidates.split(', ').map((candidate) => `${base}${candidate}`);
  return moved.join(', ');
}
