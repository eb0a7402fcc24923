/** Whether a text still has room in its post: what the service would not keep is not pasted. */
import { createContext } from 'react';

import { DEPTH_MAX, ELEMENTS_MAX, ITEM_BYTES_MAX, POST_BYTES_MAX } from '../api/limits';
import { bytesOf } from '../lib/bytes';

/** Says how many bytes the post has that the texts around belong to, as it is now; a text without any is a post of its own. */
export const PostBytesContext = createContext<(() => number) | null>(null);

/** The limits as people read them, for sentences. */
export const LIMITS_SAID = {
  size: String(Math.floor(ITEM_BYTES_MAX / 1024)),
  elements: new Intl.NumberFormat('en').format(ELEMENTS_MAX),
};

const TAGS = /<(?<end>\/?)(?<name>[a-z]+\d?)/gu;

/** Whether HTML that the editor wrote has more elements than a text may have, or more of them inside each other. */
function isTooRich(html: string): boolean {
  let [count, depth] = [0, 0];
  for (const { groups } of html.matchAll(TAGS)) {
    if (groups?.['name'] === 'br') count += 1;
    else if (groups?.['end'] === '/') depth -= 1;
    else [count, depth] = [count + 1, depth + 1];
    if (count > ELEMENTS_MAX || depth > DEPTH_MAX) return true;
  }
  return false;
}

/** Whether a post could be saved if one of its texts became another one. A text that is larger than it may be can become smaller. */
export function hasRoom(before: string, after: string, postBytes: number): boolean {
  const grows = bytesOf(after) - bytesOf(before);
  return grows <= 0 || (postBytes + grows <= POST_BYTES_MAX && !isTooRich(after));
}
