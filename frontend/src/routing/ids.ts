// Written by `scripts/write-lists.mjs` from `routing/pages.json`.
/** Codes of the languages, and ids of the pages that have one address. */
export type LocaleCode = 'en' | 'jp' | 'kr';
export type RoutedPageId = 'home' | 'recruit' | 'mashup' | 'guidelines' | 'fankit';
