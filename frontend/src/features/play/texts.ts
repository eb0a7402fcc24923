/** Texts of the game. They are no part of the page's data: a visitor who does not play does not load them. */
import { createContext, use } from 'react';

import type en from '../../../../locales/en/play.json';
import { type Counted, counted } from '../../i18n/counted';
import type { LocaleCode } from '../../routing/pages';

export type PlayTexts = typeof en;

/** A chunk for each language. */
const FILES = import.meta.glob<PlayTexts>('../../../../locales/*/play.json', { import: 'default' });

/** The texts of a language. */
export async function loadTexts(locale: LocaleCode): Promise<PlayTexts> {
  const load = FILES[`../../../../locales/${locale}/play.json`];
  if (load === undefined) throw new Error(`the game has no texts in ${locale}`);
  return load();
}

export const PlayTextsContext = createContext<PlayTexts | null>(null);

/** The texts in the page's language. */
export function usePlayTexts(): PlayTexts {
  const texts = use(PlayTextsContext);
  if (texts === null) throw new Error('texts of the game are used outside of it');
  return texts;
}

/** The form of a text for a count, in the language of the document, which is that of the texts. */
export const countedHere = (forms: Counted, count: number): string =>
  counted(forms, count, document.documentElement.lang);
