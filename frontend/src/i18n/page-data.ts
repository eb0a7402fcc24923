/** The shown page's data and texts, by context. */
import { createContext, use } from 'react';

import { localeOf, type Locale } from '../routing/pages';
import type { PageData } from '../contract/contract';
import type { Messages, Namespace } from '../contract/messages';

/** Holds the data of the page that is shown; provided by the navigation. */
export const PageDataContext = createContext<PageData | null>(null);

/** The data of the shown page. */
export function usePageData(): PageData {
  const data = use(PageDataContext);
  if (data === null) throw new Error('page data is used outside its provider');
  return data;
}

/** The language of the shown page. */
export function useLocale(): Locale {
  return localeOf(usePageData().locale);
}

/**
 * The texts of a namespace in the shown language.
 *
 * @throws Error when another page is shown: its texts are not there.
 */
export function useMessages<N extends Namespace>(namespace: N): Messages<N> {
  const data = usePageData();
  if (namespace === 'common') return data.messages.common as Messages<N>;
  if (data.page !== namespace) {
    throw new Error(`the texts of ${namespace} are not on the page ${data.page}`);
  }
  return data.messages.page as Messages<N>;
}
