import { useEffect, useSyncExternalStore } from 'react';

import type { PageData } from '../contract/contract';
import { DEFAULT_LOCALE, type LocaleCode } from '../routing/pages';
import { rememberLanguage, rememberedLanguage } from './language-memory';

/** Whether a visitor of this language was led to the page in the default one, because it has no other for them. */
function isLedTo({ locale, locales }: PageData, language: LocaleCode): boolean {
  return locale === DEFAULT_LOCALE && !locales.includes(language);
}

/** Nothing to subscribe to: the memory changes with a navigation, which renders anew. */
const subscribe = () => () => undefined;

/** What the server and the first render use: they know nothing of the visitor. */
const served = () => null;

/**
 * The language of links that leave the current page. It is the page's own, unless the visitor comes from a language in
 * which the page does not exist and was led to the default one; then it is the former language.
 */
export function useLinkLocale(data: PageData): LocaleCode {
  const remembered = useSyncExternalStore(subscribe, rememberedLanguage, served);
  useEffect(() => {
    const before = rememberedLanguage();
    if (before === null || !isLedTo(data, before)) rememberLanguage(data.locale);
  }, [data]);
  return remembered !== null && isLedTo(data, remembered) ? remembered : data.locale;
}
