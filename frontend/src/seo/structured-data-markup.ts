/** The element of structured data: a block of data that is never executed. */
import type { PageData } from '../contract/contract';
import { structuredData } from './structured-data';

const HARMFUL = /[<>&\u2028\u2029]/gu;

/** The element for the head; empty for a page without structured data. */
export function structuredDataMarkup(data: PageData): string {
  const graph = structuredData(data);
  if (graph === null) return '';
  // These characters occur only inside strings, so the value stays the same and the text contains no tag.
  const json = JSON.stringify(graph).replaceAll(
    HARMFUL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
