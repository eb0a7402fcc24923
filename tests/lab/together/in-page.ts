/** What a writer does in the page itself, each in one go: nothing that the other writes comes in between. */

/** The formatted texts of a position in English. */
const editorOf = (field: string) =>
  `[data-locale="en"] [data-field="${field}"] [contenteditable="true"]`;

/** A field, and a number from 0 that chooses a place in it. */
export interface Place {
  readonly field: string;
  readonly choice: number;
}

/** What is done in the page, with the selector of the text. */
interface Order extends Place {
  readonly selector: string;
}

/** The same with the selector that a page finds the text by. */
export const orderOf = (place: Place): Order => ({ ...place, selector: editorOf(place.field) });

/** Puts the caret behind some word of a text, or at its beginning. */
export function placeCaret({ selector, choice }: Order): void {
  const root = document.querySelector<HTMLElement>(selector);
  if (root === null) throw new Error(`there is no ${selector}`);
  root.focus();
  const places: [Node, number][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (places.length === 0) places.push([node, 0]);
    for (const { index, 0: word } of text.matchAll(/\S+/gu))
      places.push([node, index + word.length]);
  }
  const [node, offset] = places[choice % places.length] ?? [root, 0];
  document.getSelection()?.collapse(node, offset);
}

/**
 * Takes a word out, or puts another one in its place.
 *
 * @returns the word, or null where the text has none
 */
export function replaceWord({
  selector,
  choice,
  word,
}: Order & { readonly word: string }): string | null {
  const root = document.querySelector<HTMLElement>(selector);
  if (root === null) throw new Error(`there is no ${selector}`);
  root.focus();
  const words: [CharacterData, number, string][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof CharacterData; node = walker.nextNode())
    for (const { index, 0: found } of node.data.matchAll(/[a-pr-z]+\d+q/gu))
      words.push([node, index, found]);
  const chosen = words[choice % Math.max(words.length, 1)];
  if (chosen === undefined) return null;
  const [node, start, old] = chosen;
  // As a spelling checker does it: the editor reads what became of the text.
  node.replaceData(start, old.length, word);
  return old;
}
