/** The keys that work on every screen. */
import { useEffect, useEffectEvent } from 'react';

import { drafts } from '../data/drafts';
import { listHash } from '../data/list-place';
import { searchWanted } from '../data/search';
import { singleKeys } from '../data/single-keys';
import { isModified } from '../lib/modifier';
import { routeOf } from '../lib/route';
import type { Route } from '../lib/route';

/** What takes letters itself. */
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** The screens that have a search of positions. */
const SEARCHED: readonly Route['screen'][] = ['list', 'order'];

/** Goes to the search of the screen, from one without to the list as it was left. */
function search(): void {
  if (!SEARCHED.includes(routeOf(location.hash).screen)) location.hash = listHash();
  searchWanted.set(true);
}

/** Saves by the form that has the focus, or else all drafts: they have no form. */
function save(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form === null) void drafts.saveAll();
  else form.requestSubmit();
}

/** What a key does here; undefined where it is a letter, or a key of the browser. */
function actionOf(event: KeyboardEvent, help: () => void): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isMod = isModified(event) && !altKey;
  if (isMod && key.toLowerCase() === 's')
    return () => {
      save(target);
    };
  if (isMod && key.toLowerCase() === 'k') return search;
  const isWriting = target instanceof Element && target.closest(FIELDS) !== null;
  if (isWriting || ctrlKey || metaKey || altKey || !singleKeys.state()) return undefined;
  if (key === '/') return search;
  return key === '?' ? help : undefined;
}

/** Saves, searches and helps by keys, unless a dialog is open or an input method composes. */
export function useShortcuts(help: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A text has taken the key for itself.
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const run = actionOf(event, help);
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
