import type { Picture } from './types';

/**
 * A picture from what the addresses of its files have in common. The build writes pictures of pages in this short form.
 *
 * @param avif widths of the files, the least first
 * @param webp the same, where they differ
 * @example pictureFiles('disc01', 'ab12cd34', 640, 640, '320 640')
 */
export function pictureFiles(
  name: string,
  digest: string,
  width: number,
  height: number,
  avif: string,
  webp = avif,
): Picture {
  const candidates = (kind: string, widths: string) =>
    widths.replaceAll(/\d+/gu, `/media/${name}-$&.${digest}.${kind} $&w`).replaceAll('w ', 'w, ');
  return { width, height, avif: candidates('avif', avif), webp: candidates('webp', webp) };
}
