/** What a paste has that a post cannot have, so that a reader would miss it. */
import { safeAddress } from './schema';

/** Kinds of what is left out. */
export type LeftOut = 'pictures' | 'players' | 'links' | 'fields';

const SELECTORS: readonly (readonly [LeftOut, string])[] = [
  ['pictures', 'img, svg, picture, canvas, map'],
  ['players', 'video, audio, iframe, object, embed'],
  ['fields', 'input:not([type=hidden]), select, textarea'],
];

/** A picture of a letter, as chats and posts of networks have them for emoji. */
const EMOJI = /^\p{Extended_Pictographic}/u;

/** A picture that counts who reads a mail or a page. */
const isTracker = (picture: Element) =>
  ['width', 'height'].some((side) => /^[01](?:px)?$/u.test(picture.getAttribute(side) ?? ''));

/** Whether a link leads elsewhere than into the page that it was copied from. */
function isLost(link: Element): boolean {
  const address = link.getAttribute('href') ?? '';
  const isInPage = address === '' || address.startsWith('#');
  return !isInPage && link.textContent.trim() !== '' && safeAddress(address) === null;
}

/** Takes out what is no text; a link leaves its own. @returns each kind that was there */
export function takeOut(dom: ParentNode): readonly LeftOut[] {
  for (const picture of dom.querySelectorAll('img')) {
    const text = picture.alt;
    if (EMOJI.test(text)) picture.replaceWith(text);
    else if (isTracker(picture)) picture.remove();
  }
  const kinds = new Set<LeftOut>();
  for (const [kind, selector] of SELECTORS) {
    for (const element of dom.querySelectorAll(selector)) {
      kinds.add(kind);
      element.remove();
    }
  }
  if ([...dom.querySelectorAll('a')].some(isLost)) kinds.add('links');
  return [...kinds];
}
