/** Words of a text in the document: those that somebody has selected, and those that a comment quotes. */
import { FIELDS } from '../../api/post-fields';
import type { WordsPlace } from '../../api/comments';
import type { PostLocale } from '../../api/types';
import { LEAD_MAX, QUOTE_MAX, rangeOf } from '../../lib/anchor';
import { focusField } from './fields';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The form's element of a field. */
export const elementOf = (locale: PostLocale, field: string) =>
  document.querySelector(`[data-locale="${locale}"] [data-field="${CSS.escape(field)}"]`);

/** The element of the field in a language that has a node; null outside of them. */
function fieldAt(node: Node | null, locale: PostLocale): HTMLElement | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const field = element?.closest<HTMLElement>('[data-field]') ?? null;
  return field?.closest(`[data-locale="${locale}"]`) ? field : null;
}

/** A place by code points, as the service counts: half of a surrogate pair is no text, and would be refused. */
const placeIn = (field: HTMLElement, quote: string, before: string): WordsPlace => ({
  field: field.dataset['field'] ?? '',
  quote: Array.from(quote.trim()).slice(0, QUOTE_MAX).join(''),
  lead: Array.from(before).slice(-LEAD_MAX).join(''),
});

/** The words that are selected in a language, or the field that the caret is in; null where it is in none. */
export function chosenIn(locale: PostLocale): WordsPlace | null {
  const active = document.activeElement;
  if (isTextControl(active)) {
    const field = fieldAt(active, locale);
    if (field === null) return null;
    // A field of a day has no selection.
    const [start, end] = [active.selectionStart ?? 0, active.selectionEnd ?? 0];
    return placeIn(field, active.value.slice(start, end), active.value.slice(0, start));
  }
  const selection = document.getSelection();
  const field = fieldAt(selection?.anchorNode ?? null, locale);
  const root = field?.querySelector('[contenteditable]');
  if (!field || !root || selection === null) return null;
  const chosen = selection.getRangeAt(0);
  if (!root.contains(chosen.endContainer)) return null;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(chosen.startContainer, chosen.startOffset);
  return placeIn(field, selection.toString(), before.toString());
}

/** All texts of an element in their order. */
function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (walker.nextNode() !== null) all.push(walker.currentNode as Text);
  return all;
}

/** The place of quoted words in a formatted text; null where they are gone. */
export function domRangeOf(root: Element, place: WordsPlace): Range | null {
  const texts = textsIn(root);
  const found = rangeOf(texts.map(({ data }) => data).join(''), place);
  if (found === null) return null;
  const range = document.createRange();
  const [start, end] = found;
  let passed = 0;
  for (const text of texts) {
    const after = passed + text.data.length;
    if (start >= passed && start < after) range.setStart(text, start - passed);
    if (end > passed && end <= after) range.setEnd(text, end - passed);
    passed = after;
  }
  return range;
}

/** Goes to the place of a comment, and selects its words where they are still there. */
export function showWords(locale: PostLocale, place: WordsPlace): void {
  const field = FIELDS.find((each) => each === place.field);
  if (field === undefined) return;
  focusField(locale, field);
  const control = document.activeElement;
  if (isTextControl(control)) {
    const range = rangeOf(control.value, place);
    if (range !== null && control.selectionStart !== null) control.setSelectionRange(...range);
    return;
  }
  const root = elementOf(locale, field)?.querySelector('[contenteditable]');
  const range = root ? domRangeOf(root, place) : null;
  if (range === null) return;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  document.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
