/** The base URL of assets and downloads: the site itself, or the server that the operator configures. */
import { createContext, use } from 'react';

/** Without a trailing slash; empty for the site itself. */
export const AssetBaseContext = createContext('');

/** The base URL before the path of an asset, a picture, a video or a download. */
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
