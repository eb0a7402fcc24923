/** The module `virtual:fonts`, made by `scripts/fonts/plugin.mjs`; `tsconfig.json` leads here. */
import type { LocaleCode } from '../routing/pages';

/** Addresses of the fonts that the first screen needs of pages that begin with pictures, or with text; none in development. */
export const PRELOADS: Readonly<
  Record<LocaleCode, Readonly<Record<'picture' | 'text', readonly string[]>>>
>;
