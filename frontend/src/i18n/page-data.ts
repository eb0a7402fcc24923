/** Data and texts of the current page, by context. */
import { createContext, use } from 'react';

import type { Company, PageData } from '../contract/contract';
import type { Messages, Namespace } from '../contract/messages';
import { localeOf, type Locale } from '../routing/pages';

/** The data of the current page; the navigation provides it. */
export const PageDataContext = createContext<PageData | null>(null);

/** The data of the current page. */
export function usePageData(): PageData {
  const data = use(PageDataContext);
  if (data === null) throw new Error('page data is used outside its provider');
  return data;
}

/** The company's facts, in the language of the current page. */
export function useCompany(): Company {
  return usePageData().company;
}

/** The language of the current page. */
export function useLocale(): Locale {
  return localeOf(usePageData().locale);
}

/**
 * The texts of a namespace in the current language.
 *
 * @throws Error when the namespace is that of another page, whose texts are not loaded
 */
export function useMessages<N extends Namespace>(namespace: N): Messages<N> {
  const data = usePageData();
  if (namespace === 'common') return data.messages.common as Messages<N>;
  if (data.page !== namespace) {
    throw new Error(`the texts of ${namespace} are not on the page ${data.page}`);
  }
  return data.messages.page as Messages<N>;
}
