/** Finds words again in a text that has changed: by themselves, whatever space is between them, and by what stands before them. */

/** Most characters of a quote, and of what is kept of the text before it. */
export const [QUOTE_MAX, LEAD_MAX] = [500, 40];

/** Space, and what shows nothing: how a text is laid out makes no other words of it. */
const NOTHING = /[\s\p{Cf}]/u;

/** A text without what shows nothing, and where each of its characters was. */
function bared(text: string): { readonly bare: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let bare = '';
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charAt(place);
    if (NOTHING.test(letter)) continue;
    bare += letter;
    places.push(place);
  }
  return { bare, places };
}

/** How many characters two texts have in common at their ends. */
function sameEnd(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
}

/** Where in a text quoted words begin and end; null where they are gone. Of several places it is that with the same words before it. */
export function rangeOf(
  text: string,
  { quote, lead }: { readonly quote: string; readonly lead: string },
): readonly [number, number] | null {
  const { bare, places } = bared(text);
  const [words, before] = [bared(quote).bare, bared(lead).bare];
  if (words === '') return null;
  let best: { readonly at: number; readonly alike: number } | null = null;
  for (let at = bare.indexOf(words); at !== -1; at = bare.indexOf(words, at + 1)) {
    const alike = sameEnd(bare.slice(0, at), before);
    if (best === null || alike > best.alike) best = { at, alike };
  }
  if (best === null) return null;
  const [start = 0, end = 0] = [places[best.at], places[best.at + words.length - 1]];
  return [start, end + 1];
}
