/** Replays in the fragment of a link, with the name of the player, if there is one: servers never see it. */
import { cleanName } from './name';

/** Begins the fragment of a ghost. */
export const GHOST = '#ghost=';

/** Bytes as text for addresses: base64 with its two other signs. */
export function toText(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Bytes of such a text; undefined for another text. */
export function fromText(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/u.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * The link to a replay, from the address of the page. A name follows a dot, which no replay has, and the mix another one.
 *
 * @param mix of a mash-up, as its own links have it
 */
export function ghostLink(address: string, bytes: Uint8Array, by = '', mix = ''): string {
  const url = new URL(address);
  const parts = [toText(bytes), encodeURIComponent(cleanName(by)), mix];
  while (parts.at(-1) === '') parts.pop();
  url.hash = GHOST + parts.join('.');
  return url.href;
}
